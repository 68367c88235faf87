import { addDays, addMonths } from '@contract/time/day-rules';
import { uncountedAmong } from './uncounted-doses';

const BORN = '2026-01-10';
const PERSON = { birthday: BORN, sex: 1 } as const;
const FIRST = addMonths(BORN, 8);
const given = (id: string, code: string, doseNo: number, day: string) => ({
  id,
  source: 'order' as const,
  code,
  doseNo,
  day,
});

test('a dose a day too early does not count, and another one does from the least age on', () => {
  const day = addDays(FIRST, -1);
  const early = uncountedAmong(PERSON, [given('a', 'mmr', 1, day)], day);
  expect([...early]).toEqual([['a', { reason: 'tooYoung', from: expect.any(String) as string }]]);
  expect((early.get('a')?.from ?? '') >= FIRST).toBe(true);
  expect(uncountedAmong(PERSON, [given('a', 'mmr', 1, FIRST)], FIRST).size).toBe(0);
});

test('live vaccines are kept apart to the day', () => {
  const other = given('b', 'je-l', 1, FIRST);
  const next = addDays(FIRST, 28);
  const near = [other, given('c', 'mmr', 1, addDays(next, -1))];
  expect(uncountedAmong(PERSON, near, addDays(next, -1)).get('c')?.reason).toBe('conflict');
  expect(uncountedAmong(PERSON, [other, given('c', 'mmr', 1, next)], next).size).toBe(0);
});

test('doses after the day are left out', () => {
  const day = addDays(FIRST, -1);
  expect(uncountedAmong(PERSON, [given('a', 'mmr', 1, day)], addDays(day, -1)).size).toBe(0);
});

test('what the evaluation blames on no dose is not told of', () => {
  const late = addDays(BORN, 300);
  expect(uncountedAmong(PERSON, [given('r', 'rota', 1, late)], late).size).toBe(0);
});
