import { admissions, isServed } from './admission-rules';

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
