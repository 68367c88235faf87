import type { RememberedLocation } from './locate-flow';

type Listener = (found: RememberedLocation) => void;
const listeners: Listener[] = [];

/** Calls back with each place at which this page itself finds the user, for as long as the app runs. */
export const onFound = (listener: Listener): void => void listeners.push(listener);

/** Passes a place on that has just been found. */
export const reportFound: Listener = (found) => listeners.forEach((listener) => listener(found));
