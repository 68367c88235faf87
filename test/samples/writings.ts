/** Samples for the test of private numbers: ways of writing them, and texts without any. */
export type Random = () => number;

/** Random numbers in [0, 1) that are the same in every run (mulberry32). */
export function sequence(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const digits = (count: number, random: Random): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
const pick = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T;
const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));
const two = (number: number): string => String(number).padStart(2, '0');

export const mobileFrom = (random: Random): string =>
  `1${between(3, 9, random)}${digits(9, random)}`;

export function documentFrom(random: Random): string {
  const born = `${between(1950, 2025, random)}${two(between(1, 12, random))}${two(between(1, 28, random))}`;
  const last = pick([...'0123456789X'], random);
  return `${pick(['110101', '310104', '440305', '510107'], random)}${born}${digits(3, random)}${last}`;
}

export function bankCardFrom(random: Random): string {
  const body = `62${digits(16, random)}`;
  const sum = [...body]
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

type Write = (number: string, random: Random) => string;

const mapped =
  (signs: string): Write =>
  (number) =>
    [...number].map((digit) => (/\d/.test(digit) ? [...signs][Number(digit)] : digit)).join('');
const grouped =
  (separator: string, size = 4): Write =>
  (number) =>
    (number.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator);

/** Ways of writing a number so that a simple pattern misses it. */
export const WRITINGS: Readonly<Record<string, Write>> = {
  plain: (number) => number,
  fullWidth: mapped('０１２３４５６７８９'),
  chinese: mapped('零一二三四五六七八九'),
  chineseRound: mapped('〇一二三四五六七八九'),
  financial: mapped('零壹贰叁肆伍陆柒捌玖'),
  radio: mapped('洞幺两三四五六拐八九'),
  circled: mapped('⓪①②③④⑤⑥⑦⑧⑨'),
  filledCircles: mapped('⓿❶❷❸❹❺❻❼❽❾'),
  superscript: mapped('⁰¹²³⁴⁵⁶⁷⁸⁹'),
  subscript: mapped('₀₁₂₃₄₅₆₇₈₉'),
  bold: mapped('𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'),
  monospace: mapped('𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'),
  keycaps: (number) =>
    [...number].map((digit) => (/\d/.test(digit) ? `${digit}\ufe0f\u20e3` : digit)).join(''),
  blanks: grouped(' '),
  everyBlank: grouped(' ', 1),
  wideBlanks: grouped('\u3000', 3),
  threeBlanks: grouped('   ', 4),
  hyphens: grouped('-', 3),
  everyHyphen: grouped('-', 1),
  dashes: grouped('—', 4),
  dots: grouped('.', 3),
  middleDots: grouped('·', 1),
  commas: grouped('，', 3),
  slashes: grouped('/', 2),
  stars: grouped('*', 4),
  lines: grouped('\n', 4),
  linePerDigit: grouped('\n', 1),
  zeroWidth: grouped('\u200b', 1),
  brackets: (number) => `${number.slice(0, 3)}(${number.slice(3, 7)})${number.slice(7)}`,
  mixed: (number, random) =>
    [...number]
      .map((digit) =>
        /\d/.test(digit) && random() < 0.5
          ? ([...'零一二三四五六七八九'][Number(digit)] ?? digit)
          : digit,
      )
      .join(''),
};

const PIECES: readonly ((random: Random) => string)[] = [
  (random) => `宝宝${between(2, 36, random)}个月了`,
  (random) =>
    `${between(1, 12, random)}月${between(1, 28, random)}日打的第${between(1, 4, random)}针`,
  (random) => `当晚体温 ${(between(365, 395, random) / 10).toFixed(1)}，吃了奶就睡了`,
  (random) => `花了 ${between(100, 3_999, random)} 元`,
  (random) =>
    `2026-${two(between(1, 12, random))}-${two(between(1, 28, random))} ${two(between(8, 17, random))}:${two(between(0, 59, random))} 去的社区医院`,
  (random) => `排了 ${between(5, 90, random)} 分钟，前面有 ${between(3, 40, random)} 个人`,
  (random) =>
    `体重 ${(between(30, 150, random) / 10).toFixed(1)} 公斤，身高 ${between(50, 110, random)} 厘米`,
  () => '一二三四五都去过，第六次才约上',
  (random) =>
    `连着量了三次：${(between(365, 395, random) / 10).toFixed(1)}、${(between(365, 395, random) / 10).toFixed(1)}、${(between(365, 395, random) / 10).toFixed(1)}`,
  (random) =>
    `批号 ${between(202_501_001, 202_612_999, random)}，有效期到 2027-${two(between(1, 12, random))}`,
  (random) => `第 ${between(1, 9_999, random)} 号窗口，${between(1, 9, random)} 楼`,
  (random) => `孩子 20${between(10, 25, random)} 年 ${between(1, 12, random)} 月生`,
  () => '两三天就好了，别太担心',
  (random) => `比例大概 ${between(1, 99, random)}%，${between(2, 9, random)}/10 的人没反应`,
  (random) =>
    `每 ${between(4, 8, random)} 小时量一次，${between(1, 5, random)}～${between(6, 9, random)} 天随访`,
];
const JOINTS = ['，', '。', '；', '，后来', '。\n', '，医生说', '！'];

/** An ordinary text of a parent, with figures of every usual kind. */
export function ordinaryText(random: Random): string {
  const count = between(2, 6, random);
  let text = '';
  for (let index = 0; index < count; index += 1)
    text += pick(PIECES, random)(random) + pick(JOINTS, random);
  return text;
}

/** What stands between a number and the text behind it. */
export const jointFrom = (random: Random): string =>
  pick([...JOINTS, ' ', '\n', '找我', '（微信同号）'], random);
