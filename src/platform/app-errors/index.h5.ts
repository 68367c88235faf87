import type { ErrorListener } from './types';

/** Errors of the start page's script: events since the first byte, and how to stop collecting them. */
type EarlyErrors = Event[] & { stop(): void };

/** Takes over the errors that happened before anybody listened. */
function takeEarlyErrors(): readonly Event[] {
  const { earlyErrors } = window as Window & { earlyErrors?: EarlyErrors };
  earlyErrors?.stop();
  return earlyErrors?.splice(0) ?? [];
}

/** Calls back for every uncaught error (specification §8 "Global handlers"), also for those since the first byte. */
export function onAppError(listener: ErrorListener): void {
  const onError = (event: Event): void => {
    // A failed picture or script load is an event without an error.
    if (event instanceof ErrorEvent) listener(event.error ?? event.message, 'window');
  };
  const onRejection = (event: PromiseRejectionEvent): void => {
    if (listener(event.reason, 'rejection')) event.preventDefault();
  };
  for (const event of takeEarlyErrors()) {
    if (event.type === 'error') onError(event);
    else onRejection(event as PromiseRejectionEvent);
  }
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
}
