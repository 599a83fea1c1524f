// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Keys, by the numbers of USB's HID usage tables, page 7: which key of the keyboard it is, not what it types.
///
/// Source: USB Implementers Forum, HID Usage Tables 1.12, section 10,
/// https://www.usb.org/document-library/hid-usage-tables-112
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Error Roll Over.
  case keyboardErrorRollOver = 0x1
  /// POSTFail.
  case keyboardPOSTFail = 0x2
  /// Error Undefined.
  case keyboardErrorUndefined = 0x3
  /// A.
  case keyboardA = 0x4
  /// B.
  case keyboardB = 0x5
  /// C.
  case keyboardC = 0x6
  /// D.
  case keyboardD = 0x7
  /// E.
  case keyboardE = 0x8
  /// F.
  case keyboardF = 0x9
  /// G.
  case keyboardG = 0xA
  /// H.
  case keyboardH = 0xB
  /// I.
  case keyboardI = 0xC
  /// J.
  case keyboardJ = 0xD
  /// K.
  case keyboardK = 0xE
  /// L.
  case keyboardL = 0xF
  /// M.
  case keyboardM = 0x10
  /// N.
  case keyboardN = 0x11
  /// O.
  case keyboardO = 0x12
  /// P.
  case keyboardP = 0x13
  /// Q.
  case keyboardQ = 0x14
  /// R.
  case keyboardR = 0x15
  /// S.
  case keyboardS = 0x16
  /// T.
  case keyboardT = 0x17
  /// U.
  case keyboardU = 0x18
  /// V.
  case keyboardV = 0x19
  /// W.
  case keyboardW = 0x1A
  /// X.
  case keyboardX = 0x1B
  /// Y.
  case keyboardY = 0x1C
  /// Z.
  case keyboardZ = 0x1D
  /// 1.
  case keyboard1 = 0x1E
  /// 2.
  case keyboard2 = 0x1F
  /// 3.
  case keyboard3 = 0x20
  /// 4.
  case keyboard4 = 0x21
  /// 5.
  case keyboard5 = 0x22
  /// 6.
  case keyboard6 = 0x23
  /// 7.
  case keyboard7 = 0x24
  /// 8.
  case keyboard8 = 0x25
  /// 9.
  case keyboard9 = 0x26
  /// 0.
  case keyboard0 = 0x27
  /// Return Or Enter.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Delete Or Backspace.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// Spacebar.
  case keyboardSpacebar = 0x2C
  /// Hyphen.
  case keyboardHyphen = 0x2D
  /// Equal Sign.
  case keyboardEqualSign = 0x2E
  /// Open Bracket.
  case keyboardOpenBracket = 0x2F
  /// Close Bracket.
  case keyboardCloseBracket = 0x30
  /// Backslash.
  case keyboardBackslash = 0x31
  /// Non USPound.
  case keyboardNonUSPound = 0x32
  /// Semicolon.
  case keyboardSemicolon = 0x33
  /// Quote.
  case keyboardQuote = 0x34
  /// Grave Accent And Tilde.
  case keyboardGraveAccentAndTilde = 0x35
  /// Comma.
  case keyboardComma = 0x36
  /// Period.
  case keyboardPeriod = 0x37
  /// Slash.
  case keyboardSlash = 0x38
  /// Caps Lock.
  case keyboardCapsLock = 0x39
  /// F1.
  case keyboardF1 = 0x3A
  /// F2.
  case keyboardF2 = 0x3B
  /// F3.
  case keyboardF3 = 0x3C
  /// F4.
  case keyboardF4 = 0x3D
  /// F5.
  case keyboardF5 = 0x3E
  /// F6.
  case keyboardF6 = 0x3F
  /// F7.
  case keyboardF7 = 0x40
  /// F8.
  case keyboardF8 = 0x41
  /// F9.
  case keyboardF9 = 0x42
  /// F10.
  case keyboardF10 = 0x43
  /// F11.
  case keyboardF11 = 0x44
  /// F12.
  case keyboardF12 = 0x45
  /// Print Screen.
  case keyboardPrintScreen = 0x46
  /// Scroll Lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4A
  /// Page Up.
  case keyboardPageUp = 0x4B
  /// Delete Forward.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page Down.
  case keyboardPageDown = 0x4E
  /// Right Arrow.
  case keyboardRightArrow = 0x4F
  /// Left Arrow.
  case keyboardLeftArrow = 0x50
  /// Down Arrow.
  case keyboardDownArrow = 0x51
  /// Up Arrow.
  case keyboardUpArrow = 0x52
  /// Num Lock of the keypad.
  case keypadNumLock = 0x53
  /// Slash of the keypad.
  case keypadSlash = 0x54
  /// Asterisk of the keypad.
  case keypadAsterisk = 0x55
  /// Hyphen of the keypad.
  case keypadHyphen = 0x56
  /// Plus of the keypad.
  case keypadPlus = 0x57
  /// Enter of the keypad.
  case keypadEnter = 0x58
  /// 1 of the keypad.
  case keypad1 = 0x59
  /// 2 of the keypad.
  case keypad2 = 0x5A
  /// 3 of the keypad.
  case keypad3 = 0x5B
  /// 4 of the keypad.
  case keypad4 = 0x5C
  /// 5 of the keypad.
  case keypad5 = 0x5D
  /// 6 of the keypad.
  case keypad6 = 0x5E
  /// 7 of the keypad.
  case keypad7 = 0x5F
  /// 8 of the keypad.
  case keypad8 = 0x60
  /// 9 of the keypad.
  case keypad9 = 0x61
  /// 0 of the keypad.
  case keypad0 = 0x62
  /// Period of the keypad.
  case keypadPeriod = 0x63
  /// Non USBackslash.
  case keyboardNonUSBackslash = 0x64
  /// Application.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// Equal Sign of the keypad.
  case keypadEqualSign = 0x67
  /// F13.
  case keyboardF13 = 0x68
  /// F14.
  case keyboardF14 = 0x69
  /// F15.
  case keyboardF15 = 0x6A
  /// F16.
  case keyboardF16 = 0x6B
  /// F17.
  case keyboardF17 = 0x6C
  /// F18.
  case keyboardF18 = 0x6D
  /// F19.
  case keyboardF19 = 0x6E
  /// F20.
  case keyboardF20 = 0x6F
  /// F21.
  case keyboardF21 = 0x70
  /// F22.
  case keyboardF22 = 0x71
  /// F23.
  case keyboardF23 = 0x72
  /// F24.
  case keyboardF24 = 0x73
  /// Execute.
  case keyboardExecute = 0x74
  /// Help.
  case keyboardHelp = 0x75
  /// Menu.
  case keyboardMenu = 0x76
  /// Select.
  case keyboardSelect = 0x77
  /// Stop.
  case keyboardStop = 0x78
  /// Again.
  case keyboardAgain = 0x79
  /// Undo.
  case keyboardUndo = 0x7A
  /// Cut.
  case keyboardCut = 0x7B
  /// Copy.
  case keyboardCopy = 0x7C
  /// Paste.
  case keyboardPaste = 0x7D
  /// Find.
  case keyboardFind = 0x7E
  /// Mute.
  case keyboardMute = 0x7F
  /// Volume Up.
  case keyboardVolumeUp = 0x80
  /// Volume Down.
  case keyboardVolumeDown = 0x81
  /// Locking Caps Lock.
  case keyboardLockingCapsLock = 0x82
  /// Locking Num Lock.
  case keyboardLockingNumLock = 0x83
  /// Locking Scroll Lock.
  case keyboardLockingScrollLock = 0x84
  /// Comma of the keypad.
  case keypadComma = 0x85
  /// Equal Sign AS400 of the keypad.
  case keypadEqualSignAS400 = 0x86
  /// International 1.
  case keyboardInternational1 = 0x87
  /// International 2.
  case keyboardInternational2 = 0x88
  /// International 3.
  case keyboardInternational3 = 0x89
  /// International 4.
  case keyboardInternational4 = 0x8A
  /// International 5.
  case keyboardInternational5 = 0x8B
  /// International 6.
  case keyboardInternational6 = 0x8C
  /// International 7.
  case keyboardInternational7 = 0x8D
  /// International 8.
  case keyboardInternational8 = 0x8E
  /// International 9.
  case keyboardInternational9 = 0x8F
  /// LANG1.
  case keyboardLANG1 = 0x90
  /// LANG2.
  case keyboardLANG2 = 0x91
  /// LANG3.
  case keyboardLANG3 = 0x92
  /// LANG4.
  case keyboardLANG4 = 0x93
  /// LANG5.
  case keyboardLANG5 = 0x94
  /// LANG6.
  case keyboardLANG6 = 0x95
  /// LANG7.
  case keyboardLANG7 = 0x96
  /// LANG8.
  case keyboardLANG8 = 0x97
  /// LANG9.
  case keyboardLANG9 = 0x98
  /// Alternate Erase.
  case keyboardAlternateErase = 0x99
  /// Sys Req Or Attention.
  case keyboardSysReqOrAttention = 0x9A
  /// Cancel.
  case keyboardCancel = 0x9B
  /// Clear.
  case keyboardClear = 0x9C
  /// Prior.
  case keyboardPrior = 0x9D
  /// Return.
  case keyboardReturn = 0x9E
  /// Separator.
  case keyboardSeparator = 0x9F
  /// Out.
  case keyboardOut = 0xA0
  /// Oper.
  case keyboardOper = 0xA1
  /// Clear Or Again.
  case keyboardClearOrAgain = 0xA2
  /// Cr Sel Or Props.
  case keyboardCrSelOrProps = 0xA3
  /// Ex Sel.
  case keyboardExSel = 0xA4
  /// Left Control.
  case keyboardLeftControl = 0xE0
  /// Left Shift.
  case keyboardLeftShift = 0xE1
  /// Left Alt.
  case keyboardLeftAlt = 0xE2
  /// Left GUI.
  case keyboardLeftGUI = 0xE3
  /// Right Control.
  case keyboardRightControl = 0xE4
  /// Right Shift.
  case keyboardRightShift = 0xE5
  /// Right Alt.
  case keyboardRightAlt = 0xE6
  /// Right GUI.
  case keyboardRightGUI = 0xE7
  /// No key that is known.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case keyboard_Reserved = 0xFFFF

  /// The same as ``keyboardLANG1``.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The same as ``keyboardLANG1``.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The same as ``keyboardLANG3``.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// The same as ``keyboardLANG5``.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
