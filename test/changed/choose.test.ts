import { fitting, nearestTests, ranked } from './choose';
import type { Suite } from './suites';

const suite = (path: string, touches: readonly string[] = [], distance = Infinity): Suite => ({
  path,
  kind: path.split('/')[1] as Suite['kind'],
  touches,
  distance,
});
const pathsOf = (suites: readonly Suite[]): readonly string[] => suites.map(({ path }) => path);
const NOTHING = new Map<string, number>();

test('a suite named like the change comes before the others of its kind', () => {
  const touches = ['server/domain/doses/plan/dose-dates.ts'];
  const all = ['holds', 'order', 'plan'].map((name) =>
    suite(`test/server/${name}.test.ts`, touches),
  );
  expect(pathsOf(ranked(all, NOTHING))[0]).toBe('test/server/plan.test.ts');
});

test('words that name a kind of file, and not a subject, make nothing alike', () => {
  const touches = ['server/domain/booking/order/refund-statements.ts'];
  const all = ['statements/hold-statements', 'refunds'].map((name) =>
    suite(`test/server/${name}.test.ts`, touches),
  );
  expect(pathsOf(ranked(all, NOTHING))[0]).toBe('test/server/refunds.test.ts');
});

test('what changed itself comes first, and an import through the whole contract says nothing', () => {
  const near = suite('test/server/zone.test.ts', [], 0);
  const far = suite('test/server/area.test.ts', [], 4);
  const alike = suite('test/server/plan.test.ts', ['server/plan.ts']);
  expect(pathsOf(ranked([far, alike, near], NOTHING))).toEqual(pathsOf([near, alike, far]));
});

test('kinds take turns, the quicker suite of a kind first', () => {
  const all = ['server/a', 'server/b', 'browser/c', 'mini/d'].map((name) =>
    suite(`test/${name}.test.ts`, ['src/x.ts']),
  );
  const seconds = new Map([['test/server/a.test.ts', 90]]);
  expect(pathsOf(ranked(all, seconds))).toEqual([
    'test/server/b.test.ts',
    'test/browser/c.test.ts',
    'test/mini/d.test.ts',
    'test/server/a.test.ts',
  ]);
});

test('suites are taken while a worker has room, and the others are named', () => {
  const all = ['a', 'b', 'c', 'd'].map((name) => suite(`test/server/${name}.test.ts`));
  const measured = new Map([
    ['test/server/a.test.ts', 60],
    ['test/server/b.test.ts', 30],
    ['test/server/c.test.ts', 80],
    ['test/server/d.test.ts', 30],
  ]);
  const { chosen, leftOut, longest } = fitting(all, measured, { seconds: 60, workers: 2 });
  expect(longest).toBe(60);
  expect(pathsOf(chosen)).toEqual(pathsOf([all[0]!, all[1]!, all[3]!]));
  expect(pathsOf(leftOut)).toEqual(['test/server/c.test.ts']);
});

test('nothing is run where no time is left, and nothing is forgotten', () => {
  const all = [suite('test/mini/a.test.ts')];
  expect(fitting(all, NOTHING, { seconds: -3, workers: 3 })).toEqual({
    chosen: [],
    leftOut: all,
    longest: 0,
  });
});

test('tests nearest to the change are run, beyond the limit the farthest are left out', () => {
  const near = new Map([
    ['src/far.test.ts', 4],
    ['src/rule.ts', 0],
    ['src/rule.test.ts', 1],
    ['src/store.test.ts', 2],
  ]);
  const isUnit = (path: string): boolean => path.endsWith('.test.ts');
  expect(nearestTests(near, isUnit, 2)).toEqual({
    chosen: ['src/rule.test.ts', 'src/store.test.ts'],
    leftOut: ['src/far.test.ts'],
  });
});
