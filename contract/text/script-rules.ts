/**
 * Classes of signs, listed as ranges: the engine of WeChat on Android is built without ICU and does not parse `\p{…}`
 * (markedjs/marked#3133, highlightjs/highlight.js#3939). A test compares them with Unicode's properties.
 */

/** Chinese characters, as the inside of a class of a regular expression with the flag `u`. */
export const HAN =
  '\\u2e80-\\u2fdf\\u3005\\u3007\\u3021-\\u3029\\u3038-\\u303b\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff' +
  '\\u{16fe2}\\u{16fe3}\\u{16ff0}-\\u{16fff}\\u{20000}-\\u{3ffff}';

/** Signs that draw nothing: soft hyphen, joiners, marks of direction, the mark of byte order, tags. */
const FORMAT =
  '\\u00ad\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f' +
  '\\ufeff\\ufff9-\\ufffb\\u{110bd}\\u{110cd}\\u{13430}-\\u{1343f}\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}' +
  '\\u{e0001}\\u{e0020}-\\u{e007f}';

/** Signs drawn onto the one before them, by whole blocks of the scripts of South Asia, which have no digits of ours. */
const MARKS =
  '\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06ed\\u0711' +
  '\\u0730-\\u074a\\u07a6-\\u07b0\\u07eb-\\u07fd\\u0816-\\u085b\\u0897-\\u1060\\u1071-\\u109d\\u135d-\\u135f' +
  '\\u1712-\\u17dd\\u180b-\\u180f\\u1885-\\u1bff\\u1c24-\\u1c7f\\u1cd0-\\u1cff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\u2cef-\\u2cf1\\u2d7f' +
  '\\u2de0-\\u2dff\\u302a-\\u302d\\u3099\\u309a\\ua66f-\\ua672\\ua674-\\ua67d\\ua69e\\ua69f\\ua6f0\\ua6f1\\ua802-\\uab2f\\uab6a-\\uabff\\ufb1e' +
  '\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\u{101fd}\\u{102e0}\\u{10376}-\\u{1037a}\\u{10a01}-\\u{10eff}\\u{10efd}-\\u{11fff}\\u{13440}-\\u{13455}\\u{1611e}-\\u{1612f}' +
  '\\u{16af0}-\\u{16af4}\\u{16b30}-\\u{16b36}\\u{16f4f}-\\u{16f92}\\u{16fe4}\\u{1bc9d}\\u{1bc9e}\\u{1cf00}-\\u{1cf46}' +
  '\\u{1d165}-\\u{1d1ad}\\u{1d242}-\\u{1d244}\\u{1da00}-\\u{1daaf}\\u{1e000}-\\u{1e02a}\\u{1e08f}-\\u{1e94a}\\u{e0100}-\\u{e01ef}';

const one = (signs: string): RegExp => new RegExp(`^[${signs}]$`, 'u');
const IS_HAN = one(HAN);
const IS_FORMAT = one(FORMAT);
const IS_MARK = one(MARKS);

/** Whether a sign is a Chinese character. */
export const isHan = (sign: string): boolean => IS_HAN.test(sign);

/** Whether a sign is drawn onto the one before it. */
export const isMark = (sign: string): boolean => IS_MARK.test(sign) && !IS_FORMAT.test(sign);

/** Whether a sign takes no place of its own: it draws nothing, or is drawn onto the one before it. */
export const isInvisible = (sign: string): boolean => IS_FORMAT.test(sign) || IS_MARK.test(sign);

/** First signs of rows of digits, with the digit that each stands for. */
const ROWS: readonly (readonly [first: number, digit: number, signs: number])[] = [
  [0x30, 0, 10],
  [0xb2, 2, 2],
  [0xb9, 1, 1],
  [0x20_70, 0, 1],
  [0x20_74, 4, 6],
  [0x20_80, 0, 10],
  [0x24_60, 1, 9],
  [0x24_ea, 0, 1],
  [0xff_10, 0, 10],
  ...[0, 10, 20, 30, 40].map((row) => [0x1_d7_ce + row, 0, 10] as const),
  [0x1_cc_f0, 0, 10],
  [0x1_fb_f0, 0, 10],
];

/** The digit that a sign is a way of writing (full width, raised, circled, of a display), as Unicode's NFKC has it; else null. */
export function plainDigit(sign: string): string | null {
  const code = sign.codePointAt(0) ?? 0;
  const row = ROWS.find(([first, , signs]) => code >= first && code < first + signs);
  return row ? String(row[1] + code - row[0]) : null;
}
