// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

// Core Foundation's toll-free bridged types are one with their Foundation twins here.

/// Any object of Core Foundation's.
public typealias CFTypeRef = AnyObject
/// The name by which Core Graphics takes dictionaries.
public typealias CFDictionary = NSDictionary
/// The name by which Core Graphics takes arrays.
public typealias CFArray = NSArray
/// Seconds.
public typealias CFTimeInterval = Double
/// The name by which Core Graphics takes strings.
public typealias CFString = NSString
/// The name by which Core Graphics takes bytes.
public typealias CFData = NSData
/// The name by which Core Graphics fills a buffer of bytes.
public typealias CFMutableData = NSMutableData
/// The name by which Core Graphics takes the place of a file.
public typealias CFURL = NSURL
