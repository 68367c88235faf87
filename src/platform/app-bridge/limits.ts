/** ms for the app's login to take effect after the app reports that it ended (specification §4, §9). */
export const LOGIN_WAIT = 200;

/** Timeout of a request in ms; short, because the app is on the same device. */
export const ANSWER_TIMEOUT = 3000;

/** ms a user may take in the app's login screen. */
export const LOGIN_TIMEOUT = 10 * 60_000;

/** ms for the app to return a position: the overall location wait (specification §9). */
export const LOCATION_TIMEOUT = 5000;

/** First version with the new handler for reading the location (specification §5). */
export const NEW_LOCATION_VERSION = '4.8.0';

/** First version that accepts `setLocation` (specification §5). */
export const SET_LOCATION_VERSION = '5.4.0';

/** Type code of launch links (specification §7). */
export const LAUNCH_TYPE = 10000;
