import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatSuiteList, PARTS, readSuiteList, suiteList, usualPart } from './suite-list';
import type { Part } from './suite-list';

/** What the gate's suites of the builds may take of the processor together, s; two cores have 120 in a minute. */
const GATE = 900;
/** The same of one part of the deep tests, which then ends within 20 minutes. */
const DEEP_PART = 2_000;

const LIST = suiteList();
const budgetOf = (wanted: Part): number =>
  [...LIST.values()].reduce((sum, { part, budget }) => sum + (part === wanted ? budget : 0), 0);

test('a line names the part, the seconds of the processor and the path of a suite', () => {
  const text = 'gate     12 test/server/order.test.ts\nlooks   120 test/browser/axe.test.ts\n';
  expect([...readSuiteList(text)]).toEqual([
    ['test/server/order.test.ts', { part: 'gate', budget: 12 }],
    ['test/browser/axe.test.ts', { part: 'looks', budget: 120 }],
  ]);
  expect(formatSuiteList(readSuiteList(text))).toBe(text);
});

test.each(['gate test/server/order.test.ts', 'door 12 test/server/order.test.ts'])(
  'a line of another form is named: %s',
  (line) => {
    expect(() => readSuiteList(line)).toThrow(line);
  },
);

test('a suite that is not listed belongs to the deep tests', () => {
  expect(usualPart('test/browser/new.test.ts')).toBe('browser');
  expect(usualPart('test/mini/new.test.ts')).toBe('mini');
  expect(usualPart('test/platforms/wechat/new.test.ts')).toBe('server');
});

test('every listed suite exists, and every folder of suites has some in the gate', () => {
  expect([...LIST.keys()].filter((path) => !existsSync(path))).toEqual([]);
  const inGate = [...LIST].flatMap(([path, { part }]) => (part === 'gate' ? [path] : []));
  const folders = ['browser', 'mini', 'platforms', 'server', 'simulator'];
  for (const folder of folders)
    expect(inGate.some((path) => path.startsWith(`test/${folder}/`))).toBe(true);
});

test('all statements of the provider are run by the gate', () => {
  const names = readdirSync('test/server/statements').filter((name) => name.endsWith('.test.ts'));
  const parts = names.map((name) => LIST.get(join('test/server/statements', name))?.part);
  expect(new Set(parts)).toEqual(new Set(['gate']));
});

test('the gate’s suites keep within what they may take of the processor together', () => {
  expect(budgetOf('gate')).toBeLessThanOrEqual(GATE);
});

test.each(PARTS.filter((part) => part !== 'gate'))(
  'the deep part %s can be run in one piece',
  (part) => {
    expect(budgetOf(part)).toBeLessThanOrEqual(DEEP_PART);
  },
);
