import { instantOf } from '../../clock';
import type { SlotView } from '../../booking/availability';
import { momentAt, windowEnd } from '../../booking/moment';
import { bookableRange, dayCount, dayCounts, daysOf, nextRelease } from './work-days';

const at = momentAt(instantOf('2026-11-20', '10:30'));
const slot = (part: Partial<SlotView> = {}): SlotView => ({
  id: 1,
  day: '2026-11-23',
  startTime: '09:00',
  endTime: '10:00',
  startsAt: 0,
  capacity: 10,
  remaining: 4,
  closed: false,
  releaseAt: null,
  ...part,
});

describe('a day of the calendar', () => {
  test('counts the places left in all its slots', () => {
    expect(dayCount('2026-11-23', [slot(), slot({ remaining: 3 })], at)).toBe(7);
  });

  test('is full, not closed, when its slots have no places left', () => {
    expect(dayCount('2026-11-23', [slot({ remaining: 0 })], at)).toBe(0);
  });

  test('is closed without slots, and with closed ones only', () => {
    expect(dayCount('2026-11-23', [], at)).toBe(-1);
    expect(dayCount('2026-11-23', [slot({ closed: true })], at)).toBe(-1);
  });

  test('is not released until its release time, and from then on counts', () => {
    expect(dayCount('2026-11-23', [slot({ releaseAt: at.now + 1 })], at)).toBe(-2);
    expect(dayCount('2026-11-23', [slot({ releaseAt: at.now })], at)).toBe(4);
  });

  test('counts what is released where the rest is not', () => {
    expect(dayCount('2026-11-23', [slot(), slot({ releaseAt: at.now + 1 })], at)).toBe(4);
  });

  test('today counts only slots that have not ended', () => {
    const day = at.today;
    const ended = slot({ day, endTime: '10:30' });
    const running = slot({ day, endTime: '10:31', remaining: 2 });
    expect(dayCount(day, [ended, running], at)).toBe(2);
    expect(dayCount(day, [ended], at)).toBe(-1);
  });

  test('is beyond the window before today and after the next month', () => {
    expect(dayCount('2026-11-19', [slot({ day: '2026-11-19' })], at)).toBe(-3);
    expect(dayCount('2026-12-31', [slot({ day: '2026-12-31' })], at)).toBe(4);
    expect(dayCount('2027-01-01', [slot({ day: '2027-01-01' })], at)).toBe(-3);
  });
});

test('a month has each of its days once', () => {
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(Object.keys(dayCounts('2026-11', [slot()], at))).toHaveLength(30);
  expect(dayCounts('2026-11', [slot()], at)['2026-11-23']).toBe(4);
});

test('the window ends with the next month, over the turn of the year too', () => {
  expect(windowEnd('2026-11-20')).toBe('2026-12-31');
  expect(windowEnd('2026-12-31')).toBe('2027-01-31');
  expect(windowEnd('2027-01-31')).toBe('2027-02-28');
});

test('the next release is the earliest that is still to come', () => {
  const slots = [slot({ releaseAt: at.now + 9 }), slot({ releaseAt: at.now + 5 }), slot()];
  expect(nextRelease(slots, at)).toBe(at.now + 5);
  expect(nextRelease([slot()], at)).toBeNull();
});

test('a person’s own limits narrow the days that can be booked', () => {
  const days = { byAge: '2026-11-01', byInterval: '2026-12-02', last: '2026-12-10' };
  expect(bookableRange(at, null)).toEqual({ firstDay: '2026-11-20', lastDay: '2026-12-31' });
  expect(bookableRange(at, days)).toEqual({ firstDay: '2026-12-02', lastDay: '2026-12-10' });
});
