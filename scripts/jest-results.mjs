/**
 * Counts of a jest run; a suite that could not run counts as one failure.
 * @param results what jest writes with `--json`
 */
export const countsOf = ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numRuntimeErrorTestSuites,
}) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  skipped: numPendingTests,
});

/** Paths of the suites of which every test passed. */
export const passedSuites = ({ testResults }) =>
  testResults.filter(({ status }) => status === 'passed').map(({ name }) => name);
