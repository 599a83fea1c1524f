// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/** Sizes in points, upright, that views are seen at. */
export const devices = [
  { group: 'iPhone', sizes: [
    ['SE', 375, 667], ['16e', 390, 844], ['16', 393, 852], ['17, 17 Pro', 402, 874], ['17 Air', 420, 912],
    ['16 Plus', 430, 932], ['17 Pro Max', 440, 956],
  ] },
  { group: 'iPad', sizes: [
    ['mini', 744, 1133], ['11 inches', 820, 1180], ['Pro 11 inches', 834, 1210], ['Pro 13 inches', 1032, 1376],
  ] },
  { group: 'Parts', sizes: [
    ['Separator', 320, 4], ['Row of a list', 375, 44], ['Card', 343, 200], ['Square', 320, 320],
    ['Window', 800, 600],
  ] },
];
