import { fewestDays, lastDayBefore } from '@contract/vaccine/age-rules';
import { sampleProducts } from '../../../test/samples/catalogue';
import { ageText } from './age-text';

const DAYS = {
  days: [(count: number) => count, (count: number) => count],
  weeks: [(count: number) => count * 7, (count: number) => count * 7],
  months: [fewestDays, (count: number) => lastDayBefore(count) + 1],
  years: [
    (count: number) => fewestDays(count * 12),
    (count: number) => lastDayBefore(count * 12) + 1,
  ],
} as const;

/** Days of an age in English words: the fewest that it can be, and the most. */
function daysOf(words: string): [number, number] {
  const [, count = '', unit = ''] = /^(\d+) (day|week|month|year)s?$/.exec(words) ?? [];
  const [fewest, most] = DAYS[`${unit}s` as keyof typeof DAYS];
  return [fewest(Number(count)), most(Number(count))];
}

describe('the age on a card', () => {
  test.each([
    [0, null, '各年龄', 'All ages'],
    [42, 223, '6 周龄至未满 32 周龄', '6 weeks to under 32 weeks'],
    [42, 224, '6 周龄至 32 周龄', '6 weeks to 32 weeks'],
    [28, null, '1 月龄及以上', 'From 1 month'],
    [0, 4, '出生至未满 5 日龄', 'Birth to under 5 days'],
    [0, lastDayBefore(216), '出生至未满 18 周岁', 'Birth to 17 years'],
    [42, lastDayBefore(72), '6 周龄至未满 6 周岁', '6 weeks to 5 years'],
    [50, null, '50 日龄及以上', 'From 50 days'],
    [fewestDays(108), lastDayBefore(552), '9 周岁至未满 46 周岁', '9 to 45 years'],
  ])('%s to %s days reads %s', (least, most, chinese, english) => {
    expect(ageText(least, most, 'zh-CN')).toBe(chinese);
    expect(ageText(least, most, 'en')).toBe(english);
  });

  test.each(sampleProducts())('of $id covers nobody whom booking refuses', (product) => {
    const { minAgeDays, maxAgeDays } = product;
    const text = ageText(minAgeDays, maxAgeDays, 'en');
    const [, from = '', limit, until] = /^(?:From )?(.+?)(?: to (under )?(.+))?$/.exec(text) ?? [];
    const unit = limit === undefined && until?.endsWith('years') ? ' years' : '';
    if (/^\d/.test(from))
      expect(daysOf(/[a-z]/.test(from) ? from : from + unit)[0]).toBe(minAgeDays);
    else expect([from, minAgeDays]).toEqual([maxAgeDays === null ? 'All ages' : 'Birth', 0]);
    if (until === undefined) expect(maxAgeDays).toBeNull();
    else if (unit !== '')
      // The last whole year ends the day before the next birthday.
      expect(daysOf(`${Number.parseInt(until, 10) + 1} years`)[1]).toBe((maxAgeDays ?? 0) + 1);
    else expect(daysOf(until)[1]).toBe((maxAgeDays ?? 0) + (limit === 'under ' ? 1 : 0));
  });
});
