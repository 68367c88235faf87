import { fewestDays, lastDayBefore } from '@contract/vaccine/age-rules';
import { seedProducts } from '../../seed/vaccines/products';
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
    [42, 223, '6 周龄至未满 32 周龄', 'From 6 weeks, under 32 weeks'],
    [42, 224, '6 周龄至 32 周龄', 'From 6 weeks, at most 32 weeks'],
    [28, null, '1 月龄及以上', 'From 1 month'],
    [0, 4, '出生至未满 5 日龄', 'From birth, under 5 days'],
    [50, null, '50 日龄及以上', 'From 50 days'],
    [fewestDays(108), lastDayBefore(552), '9 周岁至未满 46 周岁', 'From 9 years, under 46 years'],
  ])('%s to %s days reads %s', (least, most, chinese, english) => {
    expect(ageText(least, most, 'zh-CN')).toBe(chinese);
    expect(ageText(least, most, 'en')).toBe(english);
  });

  test.each(seedProducts())('of $id covers nobody whom booking refuses', (product) => {
    const { minAgeDays, maxAgeDays } = product;
    const text = ageText(minAgeDays, maxAgeDays, 'en');
    const [, from, limit, until] =
      /^(?:From (.+?)|All ages)(?:, (under|at most) (.+))?$/.exec(text) ?? [];
    if (from !== undefined && from !== 'birth') expect(daysOf(from)[0]).toBe(minAgeDays);
    else expect(minAgeDays).toBe(0);
    if (until === undefined) expect(maxAgeDays).toBeNull();
    else expect(daysOf(until)[1]).toBe((maxAgeDays ?? 0) + (limit === 'under' ? 1 : 0));
  });
});
