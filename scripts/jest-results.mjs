/** Most suites of a run that get a second look: more failures than that are no accident. */
const FEW_SUITES = 2;

const oneLine = (name) => name.replace(/\s+/g, ' ');
const assertionsOf = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) => assertionResults);
const failedSuites = ({ testResults }) => testResults.filter(({ status }) => status === 'failed');

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

/** Full names of the tests that passed only on retry within a run, each on one line. */
export const retriedIn = (results) =>
  assertionsOf(results)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => oneLine(fullName));

/**
 * Paths of a run's failed suites, where they are few enough for a second look (docs/decisions/0102).
 * @returns none where all passed or too many failed
 */
export function worthSecondLook(results) {
  const paths = failedSuites(results).map(({ name }) => name);
  return paths.length <= FEW_SUITES ? paths : [];
}

/**
 * Full names of the tests that failed in a run, each on one line; a suite that could not run is named by its file.
 */
export const failedIn = (results) =>
  failedSuites(results).flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length > 0 ? failed.map(({ fullName }) => oneLine(fullName)) : [name];
  });

/**
 * Counts of a run in which the failed suites ran once more: theirs are those of the second run.
 * @param first results of the whole run
 * @param second results of the run over its failed suites alone
 */
export function countsWithSecond(first, second) {
  const outcomes = failedSuites(first).flatMap(({ assertionResults }) => assertionResults);
  const passedBefore = outcomes.filter(({ status }) => status === 'passed').length;
  const skippedBefore = outcomes.filter(({ status }) => status === 'pending').length;
  const all = countsOf(first);
  const again = countsOf(second);
  return {
    passed: all.passed - passedBefore + again.passed,
    failed: again.failed,
    skipped: all.skipped - skippedBefore + again.skipped,
  };
}
