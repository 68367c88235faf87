import { untilOffered } from '../kit/worlds/offering-hours';

const at = (clock: string): number => Date.parse(`2026-11-21T${clock}:00+08:00`);
const MINUTE = 60_000;

test.each([
  ['08:00', 0],
  ['20:44', 0],
  ['20:45', (11 * 60 + 30) * MINUTE],
  ['07:50', 30 * MINUTE],
  ['03:00', (5 * 60 + 15) * MINUTE],
])('at %s a test that needs an offer lets so many ms pass: %d', (clock, wait) => {
  expect(untilOffered(at(clock))).toBe(wait);
});
