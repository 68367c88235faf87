/*
 * Ages, intervals and numbers of doses that a text states, in either language.
 */

/** `lastAge`: the end of a range of ages, which is included. */
export type Kind = 'age' | 'lastAge' | 'interval' | 'day' | 'count' | 'ordinal';

/** A stated figure. Ages and intervals in months or days; days count from the first dose. */
export interface Stated {
  /** English says ages and intervals in the same words. */
  readonly kinds: readonly Kind[];
  readonly unit: 'months' | 'days' | 'doses';
  readonly value: number;
  /** As exceptions may name it, in Chinese words. */
  readonly names: readonly string[];
}

const DIGITS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  十二: 12,
};

const NUMBER = '(\\d+|[一二两三四五六七八九十]+)';
const AGE = new RegExp(`${NUMBER}(?:[～、]${NUMBER})*\\s*(月龄|周龄|周岁|岁)`, 'gu');
const SPAN = new RegExp(`${NUMBER}(?:[～、]${NUMBER})?\\s*(天|周(?![岁龄])|个月|年)`, 'gu');
const DAY = /第 ((?:\d+、)*\d+) 天/gu;
const COUNT = new RegExp(`(第 (?:\\d+、)*|前)?${NUMBER}\\s*[剂针](?!型|次|后的)`, 'gu');

const numberOf = (text: string): number => DIGITS[text] ?? Number(text);
const numbersIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(NUMBER, 'gu'))].map(([each]) => numberOf(each));

const AGE_UNITS = {
  月龄: ['months', 1],
  周龄: ['days', 7],
  周岁: ['months', 12],
  岁: ['months', 12],
} as const;
const SPAN_UNITS = {
  天: ['days', 1],
  周: ['days', 7],
  个月: ['months', 1],
  年: ['months', 12],
} as const;

/** Figures in a Chinese text. Years of the calendar, hours and "two or three" are none. */
export function statedInChinese(original: string): Stated[] {
  const text = original
    .replaceAll('半年', '6 个月')
    .replace(/([二三四五六七八九])十(?=岁)/gu, (_, tens: string) => `${DIGITS[tens]}0`)
    .replace(/[一二两三四五六七八九]{2}(?=[天周个年剂针])/gu, '几')
    .replace(/(?:19|20)\d\d 年/gu, '')
    .replaceAll('一天', '当日');
  const found: Stated[] = [];
  for (const [whole, , , unit] of text.matchAll(AGE)) {
    const [measure, factor] = AGE_UNITS[unit as keyof typeof AGE_UNITS];
    const isRange = whole.includes('～');
    numbersIn(whole.replace(unit ?? '', '')).forEach((value, index) => {
      const kinds = [isRange && index > 0 ? ('lastAge' as const) : ('age' as const)];
      found.push({ kinds, unit: measure, value: value * factor, names: [`${value} ${unit}`] });
    });
  }
  const withoutDays = text.replace(DAY, (whole, list: string) => {
    for (const each of list.split('、'))
      found.push({ kinds: ['day'], unit: 'days', value: Number(each), names: [`第 ${each} 天`] });
    return whole.replace(/./gu, ' ');
  });
  for (const [whole, , , unit] of withoutDays.matchAll(SPAN)) {
    const [measure, factor] = SPAN_UNITS[unit as keyof typeof SPAN_UNITS];
    for (const value of numbersIn(whole.replace(unit ?? '', '')))
      found.push({
        kinds: ['interval'],
        unit: measure,
        value: value * factor,
        names: [`${value} ${unit}`],
      });
  }
  for (const [, lead, number] of text.matchAll(COUNT)) {
    const value = numberOf(number ?? '');
    // "One dose each" is said of every course.
    if (lead === undefined && value === 1) continue;
    const kinds = [lead === undefined ? ('count' as const) : ('ordinal' as const)];
    found.push({ kinds, unit: 'doses', value, names: [`${value} 剂`] });
  }
  return found;
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FIRST = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ENGLISH_UNITS = {
  day: ['days', 1, ['天']],
  week: ['days', 7, ['周', '周龄']],
  month: ['months', 1, ['个月', '月龄']],
  year: ['months', 12, ['年', '周岁', '岁']],
} as const;

const UNIT = '(day|week|month|year)s?\\b';
const LIST = '\\d+(?:(?:, and | and |, or | or |, | to |–)\\d+)*';
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/** A number without a unit. */
const BARE =
  '\\d+(?![\\d,]*\\d|st|nd|rd|th|[ -](?:full )?(?:day|week|month|year|hour|dose|valent|fifths|am\\b|g\\b|°))';
/** One that is neither the beginning of a range or list nor a day of a month. */
const ALONE = `${BARE}(?! to \\d|–\\d|,? and \\d|, \\d|,? or \\d| (?:${MONTHS}) )`;

const SPELT = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'giu');
const SPELT_ORDINAL = new RegExp(`\\b(?:${FIRST.join('|')})(?= (?:dose|birthday)\\b)`, 'giu');
const DAYS_OF_COURSE = new RegExp(`\\bdays? (${LIST})(?!\\d|[ -](?:day|week|month|year))`, 'giu');
const NUMBERED = new RegExp(`\\bdoses? (${BARE}(?:(?:, and | and |, | or )${BARE})*)`, 'giu');
const NTH = /\b(\d+)(?:st|nd|rd|th) (dose|birthday)\b/gu;
const LENGTH = new RegExp(`\\b(${LIST})[ -](?:full )?${UNIT}`, 'gu');
const DOSES = /\b(\d+)(?:(?: or | to |–)(\d+))?[ -](?:(?!to\b|or\b|of\b|and\b)[a-z]+ )?doses?\b/gu;
/** Ages in years, which are said without the unit. */
const YEARS = new RegExp(
  `\\b(?:aged?|at|of|over|under|above|from|after|before|until|turned) (?:(\\d+)(?: to |–))?(${ALONE})`,
  'giu',
);

const figuresIn = (list = ''): number[] => (list.match(/\d+/gu) ?? []).map(Number);

/** Figures in an English text. Years of the calendar, hours and "two or three weeks" are none. */
export function statedInEnglish(original: string): Stated[] {
  const found: Stated[] = [];
  const blank = (whole: string): string => whole.replace(/./gu, '_');
  let text = original.replace(/\b(?:19|20)\d\d\b/gu, blank);
  const take = (
    pattern: RegExp,
    figures: (...groups: (string | undefined)[]) => Stated[],
  ): void => {
    text = text.replace(pattern, (...match: (string | undefined)[]) => {
      found.push(...figures(...match.slice(1)));
      return blank(match[0] ?? '');
    });
  };
  const doses = (kind: 'count' | 'ordinal', value: number): Stated => ({
    kinds: [kind],
    unit: 'doses',
    value,
    names: [`${value} 剂`],
  });
  const years = (kind: 'age' | 'lastAge', value: number): Stated => ({
    kinds: [kind],
    unit: 'months',
    value: value * 12,
    names: [`${value} 岁`, `${value} 周岁`],
  });
  // Before words become numbers: "after one" is of doses.
  take(YEARS, (first, last) =>
    first === undefined
      ? figuresIn(last).map((value) => years('age', value))
      : [years('age', Number(first)), years('lastAge', Number(last))],
  );
  text = text
    .replace(/\bhalf a year\b/giu, '6 months')
    .replace(SPELT, (word) => String(WORDS.indexOf(word.toLowerCase()) + 1))
    .replace(SPELT_ORDINAL, (word) => `${FIRST.indexOf(word.toLowerCase()) + 1}th`)
    .replace(
      /\b(\d+) or (\d+)(?= (?:days|weeks|months|years)\b)/gu,
      (whole, one: string, other: string) => (Number(other) === Number(one) + 1 ? 'some' : whole),
    );
  take(DAYS_OF_COURSE, (list) =>
    figuresIn(list).map((value) => ({
      kinds: ['day'],
      unit: 'days',
      value,
      names: [`第 ${value} 天`],
    })),
  );
  take(NUMBERED, (list) => figuresIn(list).map((value) => doses('ordinal', value)));
  take(NTH, (number, what) => [
    what === 'dose' ? doses('ordinal', Number(number)) : years('age', Number(number)),
  ]);
  take(LENGTH, (list, name) => {
    const [unit, factor, words] = ENGLISH_UNITS[name as keyof typeof ENGLISH_UNITS];
    return figuresIn(list).map((value) => ({
      kinds: ['age', 'lastAge', 'interval', ...(unit === 'days' ? (['day'] as const) : [])],
      unit,
      value: value * factor,
      names: words.map((word) => `${value} ${word}`),
    }));
  });
  take(DOSES, (one, other) =>
    // "One dose each" is said of every course.
    figuresIn(`${one} ${other ?? ''}`).flatMap((value) => (value > 1 ? doses('count', value) : [])),
  );
  return found;
}
