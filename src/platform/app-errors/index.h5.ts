import type { ErrorListener } from './types';

/** Calls back for every uncaught error (specification §8 "Global handlers"). */
export function onAppError(listener: ErrorListener): void {
  window.addEventListener('error', (event) => {
    // A failed picture or script load is an event without an error.
    if (event instanceof ErrorEvent) listener(event.error ?? event.message, 'window');
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (listener(event.reason, 'rejection')) event.preventDefault();
  });
}
