import type { SlotView } from '../../../../shared/slots/availability';
import { readClock } from '../../../../shared/slots/clock-reading';
import { instantOf } from '../../../../kernel/clock';
import { nearestOf } from './nearest-visits';
import type { VisitSearch } from './nearest-visits';

const at = readClock(instantOf('2026-11-20', '08:00'));
const slot = (id: number, day: string, startTime: string, remaining: number): SlotView => ({
  id,
  day,
  startTime,
  endTime: `${String(Number(startTime.slice(0, 2)) + 1).padStart(2, '0')}:00`,
  startsAt: instantOf(day, startTime),
  capacity: 5,
  remaining,
  closed: false,
  releaseAt: null,
  drawnBy: null,
});
const SLOTS = [
  slot(1, '2026-11-23', '09:00', 1),
  slot(2, '2026-11-23', '11:00', 1),
  slot(3, '2026-11-24', '09:00', 1),
  slot(4, '2026-11-24', '10:00', 2),
  slot(5, '2026-11-25', '09:00', 3),
  slot(6, '2026-11-27', '09:00', 3),
];
const two: Omit<VisitSearch, 'depaCode'> = {
  productIds: ['P1', 'P1'],
  around: instantOf('2026-11-24', '08:00'),
  from: null,
  to: null,
};
const visits = (search: Partial<typeof two> = {}) =>
  nearestOf({ ...two, ...search }, [{ productId: 'P1', slots: SLOTS }], at).map(
    ({ day, startTime }) => [day, startTime],
  );

test('the nearest times with a place for everybody come first, times with a wait in between never', () => {
  expect(visits()).toEqual([
    ['2026-11-24', '09:00'],
    ['2026-11-24', '10:00'],
    ['2026-11-25', '09:00'],
  ]);
});

test('every place that a larger family needs counts, and each has its seat', () => {
  const [first] = nearestOf(
    { ...two, productIds: ['P1', 'P1', 'P1'] },
    [{ productId: 'P1', slots: SLOTS }],
    at,
  );
  expect(first).toMatchObject({ day: '2026-11-24', startTime: '09:00', endTime: '11:00' });
  expect(first?.seats.map(({ slotId }) => slotId)).toEqual([3, 4, 4]);
  expect(first?.together).toBe(false);
});

test('only days on which everybody may come are named', () => {
  expect(visits({ from: '2026-11-26' })).toEqual([['2026-11-27', '09:00']]);
  expect(visits({ to: '2026-11-23' })).toEqual([]);
  const tooNear = [{ from: '2026-11-24', to: '2026-11-26' }];
  expect(visits({ tooNear })).toEqual([['2026-11-27', '09:00']]);
});

test('a day counts only where each vaccine has a place', () => {
  const others = [slot(9, '2026-11-25', '10:00', 1)];
  const slots = [
    { productId: 'P1', slots: SLOTS },
    { productId: 'P2', slots: others },
  ];
  const found = nearestOf({ ...two, productIds: ['P1', 'P2'] }, slots, at);
  expect(found.map(({ day }) => day)).toEqual(['2026-11-25']);
  expect(found[0]?.seats.map(({ productId }) => productId)).toEqual(['P1', 'P2']);
});
