import { existsSync, readFileSync } from 'node:fs';
import { DAY_MS } from '@contract/time/duration-rules';
import { runClockOffset } from '../run-clock';
import { quarantine, QUARANTINE_LIMITS, readQuarantine } from './quarantine';

const QUARANTINED = quarantine();

test('a line names the day, the suite, the test and the cause', () => {
  const line =
    '2026-11-28 | test/browser/a.test.ts | a form keeps its text | the page is shown late';
  expect(readQuarantine(`# a remark\n${line}\n`)).toEqual([
    {
      since: '2026-11-28',
      path: 'test/browser/a.test.ts',
      test: 'a form keeps its text',
      cause: 'the page is shown late',
    },
  ]);
});

test.each([
  '28 November | test/browser/a.test.ts | a test | a cause',
  '2026-11-28 | test/browser/a.test.ts | a test without a cause',
])('a line of another form is named: %s', (line) => {
  expect(() => readQuarantine(line)).toThrow(line);
});

test('few tests are in quarantine, in suites that exist', () => {
  expect(QUARANTINED.length).toBeLessThanOrEqual(QUARANTINE_LIMITS.tests);
  for (const { path, test: name } of QUARANTINED) {
    expect(existsSync(path)).toBe(true);
    // The last words of a full name are the test's own.
    expect(readFileSync(path, 'utf8')).toContain(name.split(' ').at(-1));
  }
});

test('no test stays in quarantine for more than two weeks', () => {
  // The run's clock stands at the same Monday for ever: how long one has been there is by the machine's.
  const oldest = Date.now() - runClockOffset() - QUARANTINE_LIMITS.days * DAY_MS;
  expect(QUARANTINED.filter(({ since }) => Date.parse(since) < oldest)).toEqual([]);
});
