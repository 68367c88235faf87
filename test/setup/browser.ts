// A real browser shares two cores with the provider and the other suites. What fails once and passes at the second
// look is counted as passed and named at the end of the run: see docs/decisions/0017.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
