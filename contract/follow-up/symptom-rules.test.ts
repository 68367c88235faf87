import { CARD_POLL, REPORT_WITHIN, TAKE_WITHIN } from './card-rules';
import { measureOf, SWELLING, TEMPERATURE } from './symptom-rules';

test.each<[string, number | null]>([
  ['38.6', 38.6],
  [' 38,6 ', 38.6],
  ['38。6', 38.6],
  ['38', 38],
  ['38.64', 38.6],
  ['38.65', 38.7],
  ['32', 32],
  ['31.9', null],
  ['43', 43],
  ['43.1', null],
  ['386', null],
  ['', null],
  ['-38', null],
  ['3e1', null],
  ['38.', null],
])('the temperature %p is read as %p', (typed, value) => {
  expect(measureOf(typed, TEMPERATURE)).toBe(value);
});

test.each<[string, number | null]>([
  ['0', null],
  ['0.1', 0.1],
  ['2.5', 2.5],
  ['30', 30],
  ['30.1', null],
])('the swelling %p is read as %p', (typed, value) => {
  expect(measureOf(typed, SWELLING)).toBe(value);
});

test('a new card is on the desk within 5 seconds, with 2 of them for the call', () => {
  expect(CARD_POLL).toBeLessThanOrEqual(3_000);
});

test('what is more urgent is to be taken sooner, and reported no later', () => {
  expect(TAKE_WITHIN.emergency).toBeLessThan(TAKE_WITHIN.urgent);
  expect(TAKE_WITHIN.urgent).toBeLessThan(TAKE_WITHIN.clinic);
  expect(REPORT_WITHIN).toEqual({ emergency: 7_200_000, urgent: 172_800_000, clinic: 172_800_000 });
});
