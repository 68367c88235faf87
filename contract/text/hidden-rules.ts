/**
 * Signs that draw nothing: those of the category Cf that are not themselves drawn, and Unicode's default-ignorable code
 * points (fillers of Hangul, selectors of variants, tags). Listed, since engines of mini-programs do not parse `\p{…}`
 * (script-rules.ts); a test compares them with Unicode's properties.
 */
const HIDDEN =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800' +
  '\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';

const anyOf = (signs: string, flags = 'u'): RegExp => new RegExp(`[${signs}]`, flags);
const ANY_HIDDEN = anyOf(HIDDEN);
const ALL_HIDDEN = anyOf(HIDDEN, 'gu');

/** Pictures that are written as several signs: a selector of colour after one, a joiner between two, a key's frame. */
const PICTURE =
  '[\\u00a9\\u00ae\\u203c\\u2049\\u2100-\\u27ff\\u2900-\\u303d\\u3297\\u3299\\u{1f000}-\\u{1faff}]\\ufe0f?';
const PICTURES = new RegExp(`${PICTURE}(?:\\u200d${PICTURE})*|[0-9#*]\\ufe0f?\\u20e3`, 'gu');

/** Whether a text holds a sign that draws nothing, by which two names that look the same can differ. */
export const hasHidden = (text: string): boolean => ANY_HIDDEN.test(text);

/** The same for a name that may hold pictures, some of which are written with such signs. */
export const hasHiddenOutsidePictures = (text: string): boolean =>
  ANY_HIDDEN.test(text.replace(PICTURES, ''));

/** A text without the signs that draw nothing. */
export const withoutHidden = (text: string): string => text.replace(ALL_HIDDEN, '');
