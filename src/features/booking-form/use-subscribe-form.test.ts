import { suitableDose } from './use-subscribe-form';

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
