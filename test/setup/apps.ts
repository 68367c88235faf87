import { assertNoAppErrors, closeAllApps } from '../simulator/launch';

// Fails the test if an app threw an error that the test did not see.
afterEach(assertNoAppErrors);
afterAll(closeAllApps);
