import { LIST_LEAD, valueTime } from './lottery-rules';

const DRAW = Date.parse('2026-12-08T13:00:00Z');
const DAY = 86_400_000;

test.each([
  ['an hour before', -3_600_000, 0],
  ['exactly a minute before', -LIST_LEAD, 0],
  ['a moment too late', -LIST_LEAD + 1, 1],
  ['at the time of the draw', 0, 1],
  ['almost a day late', DAY - LIST_LEAD, 1],
  ['more than a day late', DAY, 2],
])('a list published %s of the draw is drawn %d ms, %d days later', (_what, late, days) => {
  expect(valueTime(DRAW, DRAW + late)).toBe(DRAW + days * DAY);
});
