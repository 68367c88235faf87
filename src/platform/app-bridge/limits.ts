/** ms the app's login has to take effect after the app says that it is over (specification §4, §9). */
export const LOGIN_WAIT = 200;

/** ms until a request without an answer is given up: the app is on the same device. */
export const ANSWER_TIMEOUT = 3000;

/** ms a user may take in the app's login screen. */
export const LOGIN_TIMEOUT = 10 * 60_000;

/** ms the app has for a position: the overall location wait (specification §9). */
export const LOCATION_TIMEOUT = 5000;

/** First version with this handler for reading the location; older ones have another (specification §5). */
export const NEW_LOCATION_VERSION = '4.8.0';

/** First version that takes a location (specification §5). */
export const SET_LOCATION_VERSION = '5.4.0';

/** Type code of launch links (specification §7). */
export const LAUNCH_TYPE = 10000;
