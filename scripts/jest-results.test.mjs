import { countsOf, passedSuites } from './jest-results.mjs';

const suite = (name, status) => ({ name, status });

/** What jest writes of a run. */
const RUN = {
  testResults: [suite('/good.test.ts', 'passed'), suite('/half.test.ts', 'failed')],
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numRuntimeErrorTestSuites: 1,
};

test('a suite that could not run is a failure', () => {
  expect(countsOf(RUN)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test('a suite has passed where all of it has', () => {
  expect(passedSuites(RUN)).toEqual(['/good.test.ts']);
});
