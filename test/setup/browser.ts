// A real browser shares two cores with the provider and the other suites. A test that fails once and passes on retry
// counts as passed and is named at the end of the run: see docs/decisions/0017.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
