import vm from 'node:vm';

import { Clock } from './clock';
import { createSandbox } from './sandbox';

const clock = new Clock(Date.UTC(2026, 2, 2), (error) => {
  throw error;
});
const sandbox = createSandbox(clock, [], { platform: 'weapp' });
const run = (code: string): unknown => vm.runInContext(code, sandbox);

test.each(
  'window document navigator fetch URL URLSearchParams XMLHttpRequest localStorage TextEncoder AbortController Intl process Buffer structuredClone queueMicrotask crypto performance MessageChannel'.split(
    ' ',
  ),
)('app code has no %s', (name) => {
  expect(run(`typeof ${name}`)).toBe('undefined');
});

test('app code cannot make code from strings', () => {
  expect(() => run('new Function("return 1")')).toThrow(/Code generation from strings/);
});

test('Date follows the clock of the test', () => {
  expect(run('new Date().toISOString()')).toBe('2026-03-02T00:00:00.000Z');
  expect(run('Date.now() === +new Date()')).toBe(true);
  expect(run('new Date(0) instanceof Date')).toBe(true);
});

describe('without ICU', () => {
  const poor = createSandbox(clock, [], { platform: 'weapp', withoutIcu: true });
  const inPoor = (code: string): unknown => vm.runInContext(code, poor);

  test.each([
    "'é'.normalize('NFD')",
    "'a'.localeCompare('b', 'zh')",
    "'a'.toLocaleLowerCase('tr')",
    "new Date().toLocaleDateString('zh-CN')",
    "(1).toLocaleString('en')",
    String.raw`new RegExp('\\p{L}', 'u')`,
  ])('%s throws', (code) => {
    expect(() => run(code)).not.toThrow();
    expect(() => inPoor(code)).toThrow(/ICU/);
  });

  test.each([
    "'a'.localeCompare('b')",
    '(1).toLocaleString()',
    "new RegExp('[a-z]', 'u').test('b')",
  ])('%s answers as ever', (code) => expect(inPoor(code)).toEqual(run(code)));
});
