import { isHan, isInvisible, isMark, plainDigit } from './script-rules';

const SURROGATES = { from: 0xd8_00, to: 0xdf_ff };

function* signs(): Generator<string> {
  for (let code = 0; code <= 0x10_ff_ff; code += 1)
    if (code < SURROGATES.from || code > SURROGATES.to) yield String.fromCodePoint(code);
}
const hex = (sign: string): string => (sign.codePointAt(0) ?? 0).toString(16);
const differing = (differs: (sign: string) => boolean): string[] =>
  [...signs()].filter(differs).map(hex);

test('Chinese characters are those of the script Han', () => {
  const assigned = /\P{Cn}/u;
  expect(
    differing((sign) => assigned.test(sign) && isHan(sign) !== /\p{Script=Han}/u.test(sign)),
  ).toEqual([]);
});

test('no sign that draws nothing or is drawn onto another is taken for one of its own', () => {
  expect(differing((sign) => /[\p{Cf}\p{Mn}\p{Me}]/u.test(sign) && !isInvisible(sign))).toEqual([]);
  expect(differing((sign) => /[\p{Mn}\p{Me}]/u.test(sign) && !isMark(sign))).toEqual([]);
  expect(differing((sign) => /\p{Cf}/u.test(sign) && isMark(sign))).toEqual([]);
});

test('what people in China write is visible: letters, digits, punctuation, emoji', () => {
  const visible =
    /[\p{Script=Han}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  expect(
    differing(
      (sign) =>
        (visible.test(sign) || /[\p{Emoji_Presentation}\p{ASCII}]/u.test(sign)) &&
        !/[\p{Cf}\p{Mn}\p{Me}]/u.test(sign) &&
        isInvisible(sign),
    ),
  ).toEqual([]);
});

test('a digit in any way of writing is the digit of its normal form', () => {
  expect(
    differing((sign) => {
      const normal = sign.normalize('NFKC');
      return /\P{Cn}/u.test(sign) && plainDigit(sign) !== (/^\d$/.test(normal) ? normal : null);
    }),
  ).toEqual([]);
});
