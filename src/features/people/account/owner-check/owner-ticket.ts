import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';

/** The ticket of a sign-in that asks first whether the account is the caller's; null where it failed otherwise. */
export function ownerTicketOf(reason: unknown): string | null {
  if (!isApiError(reason) || reason.code !== CODE.OWNER_UNPROVEN) return null;
  const { data } = reason;
  const ticket: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'ticket') : null;
  return typeof ticket === 'string' ? ticket : null;
}
