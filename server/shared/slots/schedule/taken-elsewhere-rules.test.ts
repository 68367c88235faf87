import { lessTaken } from './taken-elsewhere-rules';

const slot = (startTime: string, endTime: string, capacity: number) => ({
  day: '2026-12-07',
  startTime,
  endTime,
  capacity,
  releaseAt: null,
});
const SLOTS = [slot('09:00', '09:30', 3), slot('09:30', '10:00', 2)];
const taken = (startTime: string, count: number, day = '2026-12-07') => ({ day, startTime, count });

describe('places that are taken elsewhere', () => {
  it('leave slots as they are where there are none', () => {
    expect(lessTaken(SLOTS, [])).toEqual(SLOTS);
  });

  it.each([
    ['at the beginning of a slot', taken('09:00', 1), [2, 2]],
    ['in its last minute', taken('09:29', 1), [2, 2]],
    ['at the beginning of the next', taken('09:30', 1), [3, 1]],
    ['at its end, when no other begins', taken('10:00', 1), [3, 2]],
    ['before the first one', taken('08:59', 1), [3, 2]],
    ['on another day', taken('09:00', 1, '2026-12-08'), [3, 2]],
    ['all but one', taken('09:00', 2), [1, 2]],
  ])('%s', (_, each, capacities) => {
    expect(lessTaken(SLOTS, [each]).map(({ capacity }) => capacity)).toEqual(capacities);
  });

  it('add up', () => {
    const both = lessTaken(SLOTS, [taken('09:00', 1), taken('09:10', 1)]);
    expect(both.map(({ capacity }) => capacity)).toEqual([1, 2]);
  });

  it.each([3, 4])('%i of three leave no slot', (count) => {
    expect(lessTaken(SLOTS, [taken('09:00', count)])).toEqual([SLOTS[1]]);
  });
});
