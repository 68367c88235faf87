import { onSignOut } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { SERVICE_MESSAGES } from './messages';

let ended = 0;
onSignOut(() => {
  ended += 1;
});

/** Sessions that have ended on this device since the app began: what began under another number belongs to another session. */
export const sessionNumber = (): number => ended;

/**
 * The answer to a call of customer service, for the session that asked: where that has ended meanwhile, another person may
 * hold the device. Rejects with an ApiError `cancelled` then, whatever the answer is.
 */
export async function ownAnswer<Data>(answer: Promise<Data>): Promise<Data> {
  const asked = sessionNumber();
  const refuseForeign = (): void => {
    if (sessionNumber() === asked) return;
    throw new ApiError({ kind: 'cancelled', msg: textOf(SERVICE_MESSAGES)('unknown') });
  };
  try {
    const data = await answer;
    refuseForeign();
    return data;
  } catch (error) {
    refuseForeign();
    throw error;
  }
}
