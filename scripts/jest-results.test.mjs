import {
  countsOf,
  countsWithSecond,
  failedIn,
  retriedIn,
  worthSecondLook,
} from './jest-results.mjs';

const test_ = (fullName, status, invocations = 1) => ({ fullName, status, invocations });
const suite = (name, ...assertionResults) => ({
  name,
  status: assertionResults.every(({ status }) => status !== 'failed') ? 'passed' : 'failed',
  assertionResults,
});
const broken = (name) => ({ name, status: 'failed', assertionResults: [] });

/** What jest writes of a run over suites. */
const runOf = (...testResults) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted) => all.filter(({ status }) => status === wanted).length;
  return {
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numRuntimeErrorTestSuites: testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
  };
};

const GOOD = suite('/good.test.ts', test_('a', 'passed'), test_('b', 'passed', 2));
const HALF = suite(
  '/half.test.ts',
  test_('c', 'passed'),
  test_('d\n  of two lines', 'failed'),
  test_('e', 'pending'),
);

test('a suite that could not run is a failure', () => {
  expect(countsOf(runOf(GOOD, HALF, broken('/broken.test.ts')))).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
  });
});

test('tests that passed on retry and tests that failed are named, each on one line', () => {
  expect(retriedIn(runOf(GOOD, HALF))).toEqual(['b']);
  expect(failedIn(runOf(GOOD, HALF, broken('/broken.test.ts')))).toEqual([
    'd of two lines',
    '/broken.test.ts',
  ]);
});

test('one or two failed suites get a second look, three do not', () => {
  expect(worthSecondLook(runOf(GOOD))).toEqual([]);
  expect(worthSecondLook(runOf(GOOD, HALF))).toEqual(['/half.test.ts']);
  expect(worthSecondLook(runOf(HALF, broken('/1')))).toEqual(['/half.test.ts', '/1']);
  expect(worthSecondLook(runOf(HALF, broken('/1'), broken('/2')))).toEqual([]);
});

test('the second run of a suite counts instead of the first', () => {
  const first = runOf(GOOD, HALF);
  const mended = suite('/half.test.ts', test_('c', 'passed'), test_('d', 'passed'));
  expect(countsWithSecond(first, runOf(mended))).toEqual({ passed: 4, failed: 0, skipped: 0 });
});

test('what fails again stays a failure, and so does a suite that no longer runs', () => {
  const first = runOf(GOOD, HALF);
  expect(countsWithSecond(first, runOf(HALF))).toEqual(countsOf(first));
  expect(countsWithSecond(first, runOf(broken('/half.test.ts')))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
  });
});
