import { untilOpen } from '../kit/worlds/desk-hours';

const at = (time: string): number => Date.parse(`${time}:00+08:00`);

test.each([
  ['a Wednesday at noon', '2026-11-25T12:00', '2026-11-26T09:30'],
  ['the evening before', '2026-11-25T23:59', '2026-11-26T09:30'],
  ['a Friday', '2026-11-27T08:00', '2026-12-01T09:30'],
  ['a Monday', '2026-11-30T00:00', '2026-12-01T09:30'],
  [
    'New Year’s Eve, a Thursday: clinics are closed on the Friday',
    '2026-12-31T16:35',
    '2027-01-05T09:30',
  ],
  [
    'the last day of September: three days of the national holiday',
    '2026-09-30T09:00',
    '2026-10-06T09:30',
  ],
])('from %s sample clinics have places for walk-ins next', (_, now, open) => {
  expect(at(now) + untilOpen(at(now))).toBe(at(open));
});
