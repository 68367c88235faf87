import { HIDE_AT, reportWeight } from './report-weight';
import type { Reporter } from './report-weight';

const DAY = 86_400_000;
const reporter = (more: Partial<Reporter> = {}): Reporter => ({
  userType: 10,
  age: 5 * DAY,
  written: 2,
  judged: 0,
  upheld: 0,
  ...more,
});

test('five ordinary members hide something, four do not', () => {
  expect(5 * reportWeight(reporter())).toBe(HIDE_AT);
  expect(4 * reportWeight(reporter())).toBeLessThan(HIDE_AT);
});

test.each([
  ['new', { age: DAY - 1 }, 0.5],
  ['ordinary', {}, 1],
  ['experienced', { age: 15 * DAY, written: 10 }, 1.5],
  ['a doctor', { userType: 20 }, 2],
  ['an official account', { userType: 30 }, 2],
  ['an operated account', { userType: 40 }, 0],
] as const)('%s weighs its standing', (_, more, weight) => {
  expect(reportWeight(reporter(more))).toBe(weight);
});

test('accuracy counts from five judged reports on, and is neutral at seven of ten', () => {
  expect(reportWeight(reporter({ judged: 4, upheld: 0 }))).toBe(1);
  expect(reportWeight(reporter({ judged: 5, upheld: 0 }))).toBe(0.5);
  expect(reportWeight(reporter({ judged: 10, upheld: 7 }))).toBeCloseTo(1);
  expect(reportWeight(reporter({ judged: 10, upheld: 10 }))).toBeCloseTo(1.214, 3);
});
