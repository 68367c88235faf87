import { dependencies, dependents } from './dependents';
import { readJourneys, touchedSuites } from './suites';

const JOURNEYS = [
  'Which files each journey runs.',
  '',
  '0 test/browser/plan.test.ts',
  '1 test/server/plan.test.ts',
  '',
  'server/plan.ts: 0 1',
  'server/orders.ts: 0',
  'src/plan.ts: 0',
].join('\n');

const texts = new Map([
  ['server/plan.ts', ''],
  ['server/orders.ts', ''],
  ['server/new.ts', ''],
  ['src/plan.ts', ''],
  ['src/chip.tsx', ''],
  ['src/pages/main/plan/index.tsx', "import '@/plan';\nimport '@/chip';"],
  ['src/pages/main/home/index.tsx', ''],
  ['test/browser/plan.test.ts', ''],
  ['test/server/plan.test.ts', ''],
  ['test/server/holds.test.ts', ''],
  ['test/mini/plan.test.ts', "import './steps';"],
  ['test/mini/steps.ts', "open('/vaccinePlan?linkmanId=1')"],
  ['test/mini/home.test.ts', "open('/home')"],
  ['test/mini/appearance.test.ts', 'for (const name of includedRoutes({})) look(name);'],
  ['test/simulator/page.test.ts', "import './page';"],
  ['test/simulator/page.ts', ''],
]);
const tree = {
  graph: dependencies(texts),
  texts,
  ranBy: readJourneys(JOURNEYS),
  pages: new Map([
    ['src/pages/main/plan/index.tsx', ['vaccinePlan', 'plan']],
    ['src/pages/main/home/index.tsx', ['home']],
  ]),
};
const touchedBy = (...changed: readonly string[]) =>
  touchedSuites(tree, changed, dependents(tree.graph, changed)).map(({ path }) => path);

test('of measured suites those are touched that ran the file; every other one of the provider may have', () => {
  expect(touchedBy('server/orders.ts')).toEqual([
    'test/browser/plan.test.ts',
    'test/server/holds.test.ts',
  ]);
});

test('a file of the provider that no run has seen yet touches all suites of the provider', () => {
  expect(touchedBy('server/new.ts')).toEqual([
    'test/server/holds.test.ts',
    'test/server/plan.test.ts',
  ]);
});

test('a suite of mini-programs is touched when it opens a page that contains the file, or all pages', () => {
  expect(touchedBy('src/chip.tsx')).toEqual([
    'test/mini/appearance.test.ts',
    'test/mini/plan.test.ts',
  ]);
  expect(touchedBy('src/pages/main/home/index.tsx')).toEqual([
    'test/mini/appearance.test.ts',
    'test/mini/home.test.ts',
  ]);
});

test('the build’s configuration touches every suite that opens a page', () => {
  expect(touchedBy('config/h5.ts')).toEqual([
    'test/mini/appearance.test.ts',
    'test/mini/home.test.ts',
    'test/mini/plan.test.ts',
  ]);
});

test('a suite is touched by a change of itself or of its helpers, and then by nothing else', () => {
  expect(touchedBy('test/simulator/page.ts')).toEqual(['test/simulator/page.test.ts']);
  expect(touchedBy('test/mini/steps.ts')).toEqual(['test/mini/plan.test.ts']);
});

test('a change of documents touches no suite of what was built', () => {
  expect(touchedBy('docs/operating.md')).toEqual([]);
});
