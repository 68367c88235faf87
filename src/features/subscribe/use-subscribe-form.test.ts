import type { LinkmanCard } from '@contract/linkman/endpoints';
import { preselected, suitableDose } from './use-subscribe-form';

const person = (linkmanId: string, isDefault: 0 | 1 = 0) =>
  ({ linkmanId, isDefault }) as LinkmanCard;
const people = [person('a'), person('b', 1), person('c')];

test.each([
  ['the one just added', null, 'c', 'c'],
  ['the one chosen before', 'a', undefined, 'a'],
  ['the default one', null, undefined, 'b'],
  ['the default one, once the chosen one is gone', 'x', 'y', 'b'],
])('%s is preselected', (_, chosen, asked, expected) => {
  expect(preselected(people, chosen, asked)).toBe(expected);
});

test('without a default the first one is, without anybody nobody', () => {
  expect(preselected([person('a'), person('c')], null, undefined)).toBe('a');
  expect(preselected([], null, 'a')).toBeNull();
});

describe('the dose', () => {
  const dose = (doseNo: number, taken = false, earliestDay: string | null = '2026-11-20') => ({
    doseNo,
    label: '',
    booked: false,
    taken,
    earliestDay,
  });
  const check = {
    doses: [dose(1, true), dose(2), dose(3), dose(4, false, null)],
    suggestedDoseNo: 2,
  };

  test.each([
    ['nothing is chosen', null, 2],
    ['the chosen one was taken meanwhile', 1, 2],
    ['the chosen one is past its age', 4, 2],
    ['another one that can be booked is chosen', 3, 3],
  ])('when %s', (_, chosen, expected) => {
    expect(suitableDose(check, chosen)).toBe(expected);
  });
});
