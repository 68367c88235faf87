import { addMonths, firstOf, lastOf, monthGrid, monthOf } from './month-grid';

describe('a month grid', () => {
  it('always has six rows of seven days', () => {
    for (let month = 1; month <= 12; month += 1) {
      expect(monthGrid({ year: 2026, month })).toHaveLength(42);
    }
  });

  it('starts on the Sunday on or before the first day', () => {
    const grid = monthGrid({ year: 2026, month: 11 });
    expect(grid[0]).toEqual({ date: '2026-11-01', day: 1, weekday: 0, inMonth: true });
    expect(monthGrid({ year: 2026, month: 10 })[0]?.date).toBe('2026-09-27');
  });

  it('counts the weekdays without a gap', () => {
    const grid = monthGrid({ year: 2027, month: 3 });
    expect(grid.every((day, index) => day.weekday === index % 7)).toBe(true);
  });

  it('marks exactly the days of the month as its own', () => {
    const own = monthGrid({ year: 2028, month: 2 }).filter((day) => day.inMonth);
    expect(own.map((day) => day.day)).toEqual(Array.from({ length: 29 }, (_, i) => i + 1));
  });

  it('ends a December in January', () => {
    const grid = monthGrid({ year: 2026, month: 12 });
    expect(grid[41]).toMatchObject({ date: '2027-01-09', inMonth: false });
  });
});

test('a month is from its first day to its last', () => {
  expect(firstOf({ year: 2026, month: 2 })).toBe('2026-02-01');
  expect(lastOf({ year: 2026, month: 2 })).toBe('2026-02-28');
  expect(lastOf({ year: 2028, month: 2 })).toBe('2028-02-29');
  expect(firstOf({ year: 2026, month: 12 })).toBe('2026-12-01');
  expect(lastOf({ year: 2026, month: 12 })).toBe('2026-12-31');
});

describe('moving through dates', () => {
  it('moves months over the turn of the year in both directions', () => {
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(addMonths({ year: 2026, month: 11 }, 26)).toEqual({ year: 2029, month: 1 });
  });

  it('reads the month of a date', () => {
    expect(monthOf('2026-09-08')).toEqual({ year: 2026, month: 9 });
  });
});
