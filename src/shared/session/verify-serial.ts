import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';
import type { RouteState } from '@/routes/location';
import { currentRoute, navigate } from '@/routes/navigate';
import { returnQuery } from './return-path-rules';

/** State of a check opened on top of the page that it returns to: it returns by going back. */
export interface SerialVerifyState extends RouteState {
  readonly onTop?: boolean;
}

/**
 * Goes to the SMS check that an action needs first (specification §8, 2931), and back to exactly this page afterwards.
 */
export function verifySerial(): void {
  const here = currentRoute();
  if (here?.name === 'serialVerify') return;
  const state: SerialVerifyState = { onTop: here !== undefined };
  void navigate.to('serialVerify', here ? returnQuery(here.url) : {}, state);
}

/** Whether an action failed because the SMS check is missing; the client then opens the check by itself. */
export const wasUnverified = (reason: unknown): boolean =>
  isApiError(reason) && reason.code === CODE.SERIAL_NUMBER_USER;
