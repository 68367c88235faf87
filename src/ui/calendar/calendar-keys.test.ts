import { dateForKey } from './calendar-keys';

const FIRST = '2026-11-01';
const LAST = '2026-12-31';
const go = (key: string, date: string) => dateForKey(key, date, FIRST, LAST);

describe('keys in the calendar', () => {
  it('moves by days and weeks, over the end of a month', () => {
    expect(go('ArrowRight', '2026-11-30')).toBe('2026-12-01');
    expect(go('ArrowLeft', '2026-12-01')).toBe('2026-11-30');
    expect(go('ArrowDown', '2026-11-27')).toBe('2026-12-04');
    expect(go('ArrowUp', '2026-11-20')).toBe('2026-11-13');
  });

  it('goes to the ends of the week', () => {
    expect(go('Home', '2026-11-18')).toBe('2026-11-15');
    expect(go('End', '2026-11-18')).toBe('2026-11-21');
  });

  it('keeps the day of the month when turning pages, or the last one there is', () => {
    expect(go('PageDown', '2026-11-20')).toBe('2026-12-20');
    expect(dateForKey('PageUp', '2026-03-31', '2026-01-01', LAST)).toBe('2026-02-28');
  });

  it('stops at the first and the last day that can be shown', () => {
    expect(go('ArrowUp', '2026-11-03')).toBe(FIRST);
    expect(go('PageDown', '2026-12-20')).toBe(LAST);
  });

  it('leaves other keys alone', () => {
    expect(go('a', '2026-11-20')).toBeUndefined();
  });
});
