import { hasHidden, hasHiddenOutsidePictures } from './hidden-rules';

/** Every assigned character but the halves of surrogate pairs. */
const ASSIGNED = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => !/\p{Cn}/u.test(sign));

/** Marks of numbers and verses in Arabic, Syriac and Kaithi and joiners of hieroglyphs, which are drawn or unheard of here. */
const DRAWN = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}]/u;
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

test('the signs that draw nothing are those of Unicode', () => {
  const differing = ASSIGNED.filter(
    (sign) => hasHidden(sign) !== (HIDDEN.test(sign) && !DRAWN.test(sign)),
  );
  expect(differing.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([]);
});

test.each([
  '官\u200b方',
  '王\u2060小明',
  '\u3164',
  'a\u00adb',
  '小明\ufeff',
  '李\ufe0f',
  '阿\u200d布',
  '\u2800',
])('a name with a sign that draws nothing: %j', (text) => {
  expect(hasHidden(text)).toBe(true);
  expect(hasHiddenOutsidePictures(text)).toBe(true);
});

test.each(['王小明', 'O’Brien', 'Nguyễn Văn A', '買買提', ''])('%j draws all of itself', (text) => {
  expect(hasHidden(text)).toBe(false);
});

test.each(['爱你❤️', '👩‍👧妈妈', '👨🏽‍⚕️', '1️⃣年级', '🇨🇳', '👨‍👩‍👧‍👦', '☀️晴天'])(
  'a nickname may hold the picture of %s',
  (text) => expect(hasHiddenOutsidePictures(text)).toBe(false),
);

test.each(['❤\u200b', '❤️\ufe0f', '👩\u200d妈', '🏴\u{e0067}\u{e007f}', '妈\u200d👩'])(
  'what draws nothing beside a picture is still found: %j',
  (text) => expect(hasHiddenOutsidePictures(text)).toBe(true),
);
