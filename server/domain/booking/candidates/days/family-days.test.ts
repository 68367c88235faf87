import type { SlotView } from '../../../../shared/slots/availability';
import { readClock } from '../../../../shared/slots/clock-reading';
import { instantOf } from '../../../../kernel/clock';
import { familyDayCounts } from './family-days';

const at = readClock(instantOf('2026-11-20', '10:30'));
const DAY = '2026-11-23';
let ids = 0;
const slot = (hour: number, remaining: number, part: Partial<SlotView> = {}): SlotView => ({
  id: ++ids,
  day: DAY,
  startTime: `${String(hour).padStart(2, '0')}:00`,
  endTime: `${String(hour + 1).padStart(2, '0')}:00`,
  startsAt: 0,
  capacity: 10,
  remaining,
  closed: false,
  releaseAt: null,
  drawnBy: null,
  ...part,
});

/** The day's count for two people, each with a product of their own. */
const forBoth = (flu: readonly SlotView[], hpv: readonly SlotView[]) =>
  familyDayCounts(
    '2026-11',
    ['flu', 'hpv'],
    [
      { productId: 'flu', slots: flu },
      { productId: 'hpv', slots: hpv },
    ],
    at,
  )[DAY];

describe('a day of the calendar for a family', () => {
  test('counts the places of the vaccine that has fewest', () => {
    expect(forBoth([slot(9, 8)], [slot(9, 2), slot(10, 1)])).toBe(3);
  });

  test('is full where one of the vaccines is, however many places the other has', () => {
    expect(forBoth([slot(9, 8)], [slot(9, 0)])).toBe(0);
    expect(forBoth([slot(9, 0)], [slot(9, 8)])).toBe(0);
  });

  test('is full where they would have to wait in between', () => {
    expect(forBoth([slot(9, 8)], [slot(10, 8)])).toBe(8);
    expect(forBoth([slot(9, 8)], [slot(14, 8)])).toBe(0);
  });

  test('is full where a vaccine has fewer places than people who want it', () => {
    const three = (slots: readonly SlotView[]) =>
      familyDayCounts('2026-11', ['flu', 'flu', 'flu'], [{ productId: 'flu', slots }], at)[DAY];
    expect(three([slot(9, 2)])).toBe(0);
    expect(three([slot(9, 2), slot(10, 1)])).toBe(3);
    expect(three([slot(9, 2), slot(11, 1)])).toBe(0);
  });

  test('is closed where one vaccine is not given, and not released while one is not', () => {
    const awaited = slot(9, 5, { releaseAt: at.now + 1 });
    expect(forBoth([slot(9, 8)], [])).toBe(-1);
    expect(forBoth([slot(9, 8)], [awaited])).toBe(-2);
    expect(forBoth([awaited], [])).toBe(-1);
    expect(forBoth([slot(9, 8), awaited], [slot(9, 1)])).toBe(1);
  });

  test('is beyond the window where no day can be booked', () => {
    const days = familyDayCounts('2027-01', ['flu', 'hpv'], [{ productId: 'flu', slots: [] }], at);
    expect(Object.keys(days)).toHaveLength(31);
    expect(new Set(Object.values(days))).toEqual(new Set([-3]));
  });
});
