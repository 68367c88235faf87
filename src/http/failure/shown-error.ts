import { textOf } from '@/i18n/messages';
import { reportError } from '@/telemetry/errors';
import { ApiError, isApiError } from './api-error';
import { httpMessages } from '../messages';

/**
 * Converts a rejection into an ApiError that a page shows. A bug in our own code is reported and shown as an unreadable
 * answer: otherwise the page would load for ever.
 */
export function shownError(reason: unknown): ApiError {
  if (isApiError(reason)) return reason;
  reportError('rejection', reason);
  return new ApiError({ kind: 'malformed', msg: textOf(httpMessages)('requestError') });
}

/** Passes an answer on; rejects with {@link shownError}. */
export const orShownError = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((reason: unknown) => {
    throw shownError(reason);
  });
