/** How an error came to be nobody's: thrown in an event handler or timer, or a promise that nobody waited for. */
export type ErrorSource = 'window' | 'rejection';

/** Hears of errors that nobody has caught. True: it is of no interest to the platform's console either. */
export type ErrorListener = (reason: unknown, source: ErrorSource) => boolean;
