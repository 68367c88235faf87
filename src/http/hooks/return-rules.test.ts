import { isOutOfDate, LONG_AWAY } from './return-rules';

const at = (clock: string): number => Date.parse(`2026-11-23T${clock}+08:00`);

test.each([
  ['at once', at('09:00'), at('09:00'), false],
  ['just before five minutes', at('09:00'), at('09:00') + LONG_AWAY - 1, false],
  ['after five minutes', at('09:00'), at('09:00') + LONG_AWAY, true],
  ['before midnight in China', at('23:59'), at('23:59') + 59_999, false],
  ['after midnight in China', at('23:59'), at('23:59') + 60_000, true],
  ['over midnight in London', at('07:59'), at('08:01'), false],
  ['by a clock that was set back', at('09:00'), at('08:59'), true],
])('a page shown again %s', (_when, left, back, isOut) =>
  expect(isOutOfDate(left, back)).toBe(isOut),
);

test('a page that nothing may be old on is out of date at once', () => {
  expect(isOutOfDate(at('09:00'), at('09:00'), 0)).toBe(true);
});
