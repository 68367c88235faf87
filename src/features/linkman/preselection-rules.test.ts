import { firstOfAge } from './preselection-rules';

const TODAY = '2026-11-22';
const mother = { linkmanId: 'mother', isDefault: 1, sex: 2, birthday: '1990-05-06' } as const;
const boy = { linkmanId: 'boy', isDefault: 0, sex: 1, birthday: '2023-11-22' } as const;
const girl = { linkmanId: 'girl', isDefault: 0, sex: 2, birthday: '2014-11-22' } as const;
const FAMILY = [girl, boy, mother];
const limits = (minAgeDays: number, maxAgeDays: number | null, sexLimit: 1 | 2 | null = null) => ({
  minAgeDays,
  maxAgeDays,
  sexLimit,
  doses: [{ maxAgeDays: null }],
});
/** Age of the boy in days: three years, one of them a leap year. */
const BOY = 1096;

test.each([
  ['the default one, for all ages', limits(0, null), 'mother'],
  ['the first in the list of the age', limits(0, 5000), 'girl'],
  ['on the last day of the age', limits(0, BOY), 'boy'],
  ['on its first day', limits(BOY, BOY), 'boy'],
  ['nobody a day later, so the default one', limits(0, BOY - 1), 'mother'],
  [
    'of the age for one of its doses',
    { ...limits(0, null), doses: [{ maxAgeDays: BOY - 1 }, { maxAgeDays: BOY }] },
    'boy',
  ],
  ['of the sex it is for', limits(0, 5000, 1), 'boy'],
])('%s', (_, range, expected) => {
  expect(firstOfAge(FAMILY, range, TODAY)?.linkmanId).toBe(expected);
});

test('nobody of no family', () => {
  expect(firstOfAge([], limits(0, null), TODAY)).toBeUndefined();
});
