import type { RememberedLocation } from './locate-flow';

type Listener = (found: RememberedLocation) => void;
const listeners: Listener[] = [];

/** Calls back with each location that this page itself determines, for as long as the app runs. */
export const onFound = (listener: Listener): void => void listeners.push(listener);

/** Reports a location that was just determined. */
export const reportFound: Listener = (found) => listeners.forEach((listener) => listener(found));
