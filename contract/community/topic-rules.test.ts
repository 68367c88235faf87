import { TOPIC_NAME, isTopicName } from './topic-rules';

test.each([
  '流感疫苗',
  'HPV9',
  '五联_IPV',
  'COVID-19',
  '阿依古丽·买买提',
  'ワクチン',
  '백신',
  'Prévention',
  '㐂㐂',
  '𠮷野',
  '２号',
])('%s is a name', (name) => expect(isTopicName(name)).toBe(true));

test.each([
  '流感 疫苗',
  '#流感',
  '流感，',
  'a/b',
  '疫苗😀',
  '疫苗❤',
  '“好”',
  '疫苗\u200b',
  '疫苗\u202e',
  'a+b',
  '★',
  '￥9',
  '',
])('“%s” is none', (name) => expect(isTopicName(name)).toBe(false));

/** Blocks whose signs are typed with a Chinese or Latin keyboard. */
const TYPED = [
  [0x00, 0xff],
  [0x20_00, 0x20_6f],
  [0x20_a0, 0x20_cf],
  [0x21_90, 0x23_ff],
  [0x30_00, 0x30_3f],
  [0xff_00, 0xff_ef],
] as const;
const LETTER =
  /^(?=\p{L})[\p{Script=Han}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;

test('letters and digits are taken, the punctuation and signs of keyboards are not', () => {
  const wrong: string[] = [];
  for (let code = 0; code <= 0xff_ff; code += 1) {
    if (code >= 0xd8_00 && code <= 0xdf_ff) continue;
    const sign = String.fromCodePoint(code);
    const isAllowed = /[\p{L}\p{N}\p{Pc}\p{Pd}·]/u.test(sign);
    const isTyped = TYPED.some(([from, to]) => code >= from && code <= to);
    if (
      (LETTER.test(sign) || (isTyped && /\P{Cn}/u.test(sign))) &&
      TOPIC_NAME.test(sign) !== isAllowed
    )
      wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});
