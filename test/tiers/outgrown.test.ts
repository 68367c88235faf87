import { outgrown } from './outgrown';

const suites = Array.from({ length: 12 }, (_, index) => ({ path: `s${index}`, budget: 5 }));
const takenBy = (each: number, first = each) =>
  new Map(suites.map(({ path }, index) => [path, index === 0 ? first : each]));

test('a suite may take three times its budget and ten seconds more', () => {
  expect(outgrown(suites, takenBy(5, 25))).toEqual([]);
  expect(outgrown(suites, takenBy(5, 26))).toEqual([
    's0 took 26 s of the processor, its budget is 5 s',
  ]);
});

test('on a machine on which all take five times as long, five times as much', () => {
  expect(outgrown(suites, takenBy(25, 125))).toEqual([]);
  expect(outgrown(suites, takenBy(25, 126))).toHaveLength(1);
  expect(outgrown(suites, takenBy(1, 26))).toHaveLength(1);
});

test('a few suites say nothing about the machine, and one that was never measured has no limit', () => {
  expect(outgrown(suites.slice(0, 3), takenBy(26))).toHaveLength(3);
  expect(outgrown([{ path: 'new', budget: null }], new Map([['new', 900]]))).toEqual([]);
});
