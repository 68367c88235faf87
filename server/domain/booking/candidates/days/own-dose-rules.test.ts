import type { SlotView } from '../../../../shared/slots/availability';
import { withOwnDose } from './own-dose-rules';

const slot = (day: string, doses: number | null): SlotView => ({
  ...{ id: 1, day, startTime: '09:00', endTime: '10:00', startsAt: 0, capacity: 9, remaining: 9 },
  ...{ closed: false, releaseAt: null, drawnBy: null, doses },
});
/** A lot that is valid until the 10th, and one until the 20th. */
const entries = (all: number, later: number) => [
  { fromDay: '2026-01-01', remaining: all },
  { fromDay: '2026-06-11', remaining: later },
  { fromDay: '2026-06-21', remaining: 0 },
];
const on = (day: string, ownDay: string, all: number, later: number) =>
  withOwnDose([slot(day, 0)], entries(all, later), ownDay)[0]?.doses;

test.each([
  ['another day of the same lot', '2026-06-05', '2026-06-09', 0, 0, 1],
  ['an earlier day', '2026-06-05', '2026-06-15', 0, 0, 1],
  ['a later day of the later lot', '2026-06-20', '2026-06-15', 0, 0, 1],
  ['a day on which the own lot has expired', '2026-06-15', '2026-06-09', 0, 0, 0],
  ['such a day, where the later lot has one left', '2026-06-15', '2026-06-09', 0, 1, 1],
  ['a day after the last expiry', '2026-06-21', '2026-06-20', 3, 3, 0],
  ['the last day of the last lot', '2026-06-20', '2026-06-20', 3, 3, 4],
  ['another day, where more are booked than there are', '2026-06-05', '2026-06-09', -2, 0, 1],
])('for %s', (_, day, ownDay, all, later, expected) => {
  expect(on(day, ownDay, all, later)).toBe(expected);
});

test('what is not limited stays as it is', () => {
  const slots = [slot('2026-06-05', null)];
  expect(withOwnDose(slots, [], '2026-06-09')).toEqual(slots);
});
