import type { ErrorListener } from './types';

/** Calls back for every error that nobody has caught (specification §8 "Global handlers"). */
export function onAppError(listener: ErrorListener): void {
  window.addEventListener('error', (event) => {
    // A picture or script that did not come has no error of its own.
    if (event instanceof ErrorEvent) listener(event.error ?? event.message, 'window');
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (listener(event.reason, 'rejection')) event.preventDefault();
  });
}
