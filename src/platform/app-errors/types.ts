/** Kind of an uncaught error: thrown in an event handler or timer, or an unhandled promise rejection. */
export type ErrorSource = 'window' | 'rejection';

/** Receives uncaught errors. Returns true to keep the error out of the platform's console too. */
export type ErrorListener = (reason: unknown, source: ErrorSource) => boolean;
