import { nextRound, written } from './round';
import type { Round } from './round';

const TODAY = '2026-11-20';
const END = '2026-12-31';
const next = (progress: string) => nextRound(progress, TODAY, END);

test.each<[string, string, Round | null]>([
  ['nothing is made', '', { first: TODAY, last: '2026-11-26', after: '' }],
  ['the past is made', '2026-11-01', { first: TODAY, last: '2026-11-26', after: '' }],
  ['yesterday is made', '2026-11-19', { first: TODAY, last: '2026-11-26', after: '' }],
  ['some days are made', '2026-11-26', { first: '2026-11-27', last: '2026-12-03', after: '' }],
  ['a few days are left', '2026-12-28', { first: '2026-12-29', last: END, after: '' }],
  ['one day is left', '2026-12-30', { first: END, last: END, after: '' }],
  ['all is made', END, null],
  ['more is made', '2027-01-31', null],
])('where %s', (_, progress, expected) => {
  expect(next(progress)).toEqual(expected);
});

test('a round goes on after the clinic that it has passed, whatever its code', () => {
  const round = { first: '2026-11-27', last: '2026-12-03', after: 'A 1' };
  expect(next(written(round))).toEqual(round);
});

test('one that goes on the next day leaves out what is over; one of the past begins anew', () => {
  const round = { first: '2026-11-18', last: '2026-11-24', after: 'A1' };
  expect(next(written(round))).toEqual({ ...round, first: TODAY });
  expect(next(written({ ...round, last: '2026-11-19' }))).toMatchObject({
    first: TODAY,
    after: '',
  });
});
