import { isName, isTypedName } from './name-rules';

test.each([
  '王小明',
  '欧阳娜娜',
  '买买提·吐尔逊',
  '阿·布',
  '𠮷野家',
  "O'Brien",
  'O’Brien',
  'Anne-Marie Dupont',
  'José Ángel Núñez',
  'Nguyễn Văn A',
  'John A. Smith',
  'Иван Петров',
  '김민준',
  'マイケル・ジョーダン',
  'محمد',
  'X',
  '丁一',
  '王十三',
  '万三千',
  '李〇',
  '陆捌',
  'Henry III',
  '𞤀𞤁𞤂',
  '𑄇𑄘𑄳𑄘𑄝',
])('%s can be a name', (name) => expect(isName(name)).toBe(true));

test.each([
  '',
  '  ',
  '12345',
  '王小明1',
  '王１',
  '张三（已婚）',
  '张三(2)',
  'a@b.com',
  '<b>',
  '王_明',
  '王小明😀',
  '王，小明',
  '王、李',
  '张三\n',
  '张*三',
  '١٣٩١٢٣٤٥٦٧٨',
  'محمد ۱',
  '०१२३',
  '王๑',
  '𝟏𝟑𝟗',
  '王𝟙',
  '⁵⁶⁷',
  '王₂',
  '王小明②',
  '㊀',
  '㈢',
  'Henry Ⅷ',
  '〡〢〣',
  '𞥐𞥑',
  '王\u200b小明',
  '王小明\ufeff',
  '\u3164',
  '李\ufe0f',
])('%j is no name', (name) => expect(isName(name)).toBe(false));

/** Every character but the halves of surrogate pairs. */
const CHARACTERS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
const REFUSED = CHARACTERS.filter((one) => !isName(one));

test('no character for a number is in a name, whatever its script, except 〇', () => {
  const numbers = CHARACTERS.filter((one) => /^\p{N}$/u.test(one));
  expect(numbers.filter((one) => isName(one))).toEqual(['〇']);
});

test('every Chinese character can be in a name', () => {
  expect(REFUSED.filter((one) => /^\p{Unified_Ideograph}$/u.test(one))).toEqual([]);
});

test.each(
  `Latin Cyrillic Greek Arabic Hebrew Hangul Hiragana Katakana Mongolian Tibetan Yi Thai Devanagari Bengali Tai_Le
   New_Tai_Lue Tai_Tham Lisu Miao Adlam Chakma`.split(/\s+/),
)('every letter of the script %s can be in a name', (script) => {
  // Fillers of Hangul count as letters and draw nothing.
  const letter = new RegExp(
    `^(?=\\p{Letter})(?!\\p{Default_Ignorable_Code_Point})\\p{Script=${script}}$`,
    'u',
  );
  const refused = REFUSED.filter((one) => letter.test(one));
  // Signs of mathematics and ordinals, which count as letters.
  expect(refused.filter((one) => one.normalize('NFKC') === one)).toEqual([]);
});

test.each(['买买提\u2027吐尔逊', '张\u200b三', '欧阳\u00a0娜娜'])(
  'what was typed as %j is a name once it is tidied',
  (typed) => expect([isName(typed), isTypedName(typed)]).toEqual([false, true]),
);

test.each(['', ' ', '\u200b', '张三1', '张三（'])('%j is none', (typed) =>
  expect(isTypedName(typed)).toBe(false),
);
