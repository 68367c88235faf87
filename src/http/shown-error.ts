import { textOf } from '@/i18n/messages';
import { reportError } from '@/telemetry/errors';
import { ApiError, isApiError } from './api-error';
import { httpMessages } from './messages';

/**
 * What a page shows of whatever a call rejected with. A fault of our own code on the way is reported and shown as an
 * answer that cannot be read: a page that was told nothing would wait for ever.
 */
export function shownError(reason: unknown): ApiError {
  if (isApiError(reason)) return reason;
  reportError('rejection', reason);
  return new ApiError({ kind: 'malformed', msg: textOf(httpMessages)('requestError') });
}

/** Rejects with what is shown. */
export const orShownError = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((reason: unknown) => {
    throw shownError(reason);
  });
