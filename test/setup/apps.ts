import { assertNoAppErrors, closeAllApps } from '../simulator/launch';

// An app that threw behind a test's back has failed the test.
afterEach(assertNoAppErrors);
afterAll(closeAllApps);
