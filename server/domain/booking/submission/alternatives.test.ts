import { instantOf } from '../../../kernel/clock';
import { nearestFree } from './alternatives';
import type { SlotView } from '../../../shared/slots/availability';
import { metresBetween } from '../../../shared/geo/distance';
import { readClock } from '../../../shared/slots/clock-reading';

const at = readClock(instantOf('2026-11-20', '08:00'));
const slot = (id: number, day: string, startTime: string, remaining = 1): SlotView => ({
  id,
  day,
  startTime,
  endTime: '23:00',
  startsAt: instantOf(day, startTime),
  capacity: 5,
  remaining,
  closed: false,
  releaseAt: null,
  drawnBy: null,
});
const slots = [
  slot(1, '2026-11-23', '09:00'),
  slot(2, '2026-11-24', '08:00', 0),
  slot(3, '2026-11-24', '09:00'),
  slot(4, '2026-11-24', '10:00'),
  slot(5, '2026-11-24', '14:00'),
  slot(6, '2026-11-25', '09:00'),
];
const search = { around: instantOf('2026-11-24', '09:00'), from: null, to: null };
const ids = (found: SlotView[]): number[] => found.map(({ id }) => id);

test('the three nearest in time come first, the refused and the full ones never', () => {
  expect(ids(nearestFree(slots, { ...search, except: 3 }, at, 3))).toEqual([4, 5, 1]);
});

test('only days on which the dose may be given count', () => {
  expect(ids(nearestFree(slots, { ...search, from: '2026-11-25' }, at, 3))).toEqual([6]);
  expect(ids(nearestFree(slots, { ...search, to: '2026-11-23' }, at, 3))).toEqual([1]);
});

test('days too near to another live vaccine do not', () => {
  const tooNear = [{ from: '2026-11-24', to: '2026-11-24' }];
  expect(ids(nearestFree(slots, { ...search, tooNear }, at, 3))).toEqual([1, 6]);
});

test('a distance is measured along the globe', () => {
  const beijing = { latitude: 39.9042, longitude: 116.4074 };
  const shanghai = { latitude: 31.2304, longitude: 121.4737 };
  expect(metresBetween(beijing, shanghai)).toBeGreaterThan(1_060_000);
  expect(metresBetween(beijing, shanghai)).toBeLessThan(1_075_000);
  expect(metresBetween(beijing, beijing)).toBe(0);
});
