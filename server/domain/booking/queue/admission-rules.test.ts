import { admissions, bookableCapacity, isServed } from './admission-rules';

const queueOf = (...people: number[]) => people.map((count, n) => ({ id: `t${n}`, people: count }));

test('as many are admitted as there are places that nobody was promised', () => {
  expect(admissions({ left: 5, granted: 3 }, queueOf(1, 1, 1))).toEqual([
    { id: 't0', places: 1 },
    { id: 't1', places: 1 },
  ]);
});

test('nobody is admitted without a place', () => {
  expect(admissions({ left: 3, granted: 3 }, queueOf(1))).toEqual([]);
  expect(admissions({ left: 2, granted: 3 }, queueOf(1))).toEqual([]);
});

test('a family that does not fit is not overtaken while others still decide', () => {
  expect(admissions({ left: 4, granted: 2 }, queueOf(3, 1))).toEqual([]);
  expect(admissions({ left: 4, granted: 0 }, queueOf(3, 2, 1))).toEqual([{ id: 't0', places: 3 }]);
});

test('it goes in with fewer once nobody is left to wait for', () => {
  expect(admissions({ left: 2, granted: 0 }, queueOf(3, 1))).toEqual([{ id: 't0', places: 2 }]);
});

test('a release is over when nobody decides and nobody waits or nothing is left', () => {
  expect(isServed({ left: 0, granted: 0 }, 8)).toBe(true);
  expect(isServed({ left: 4, granted: 0 }, 0)).toBe(true);
  expect(isServed({ left: 4, granted: 1 }, 0)).toBe(false);
  expect(isServed({ left: 4, granted: 0 }, 1)).toBe(false);
});

describe('places that can be booked', () => {
  const on = (day: string, capacity: number, held = 0) => ({ day, places: capacity, held });
  const days = [on('2026-12-01', 5), on('2026-12-02', 5), on('2026-12-03', 5)];

  test('of a product that is not limited are all of them', () => {
    expect(bookableCapacity(days, [])).toBe(15);
  });

  test('are no more than the doses', () => {
    expect(bookableCapacity(days, [{ fromDay: '2026-11-01', remaining: 7 }])).toBe(7);
    expect(bookableCapacity(days, [{ fromDay: '2026-11-01', remaining: 70 }])).toBe(15);
    expect(bookableCapacity(days, [{ fromDay: '2026-11-01', remaining: -2 }])).toBe(0);
  });

  test('from a day on are no more than the doses that are valid then', () => {
    const until = (remaining: number, last: number) => [
      { fromDay: '2026-11-01', remaining },
      { fromDay: '2026-12-03', remaining: last },
    ];
    expect(bookableCapacity(days, until(100, 2))).toBe(12);
    expect(bookableCapacity(days, until(100, 0))).toBe(10);
    expect(bookableCapacity(days, until(3, 2))).toBe(3);
    expect(bookableCapacity(days, [...until(9, 2), { fromDay: '2026-12-20', remaining: 0 }])).toBe(
      9,
    );
  });

  test('count the doses that ticket holders hold', () => {
    const held = [on('2026-12-01', 5, 2), on('2026-12-03', 5, 1)];
    expect(bookableCapacity(held, [{ fromDay: '2026-11-01', remaining: 0 }])).toBe(3);
    expect(
      bookableCapacity(held, [
        { fromDay: '2026-11-01', remaining: 4 },
        { fromDay: '2026-12-02', remaining: 0 },
      ]),
    ).toBe(6);
  });
});
