import { isValidOn } from '@contract/desk/dose-detail-rules';
import { CODE } from '@contract/errors';
import { DomainError } from '../../../http/domain-error';

const MESSAGE = {
  zh: '这支疫苗的有效期已过，不能接种；请核对有效期，换一支',
  en: 'This vaccine has expired and must not be given. Check the expiry and take another one.',
};

/**
 * Refuses a vaccine whose expiry, as the desk has read it from the box, is before the day of the dose.
 * @param expiry `YYYY-MM-DD`; nothing where it was not read
 * @param day `YYYY-MM-DD` @throws DomainError 20007
 */
export function refuseExpired(expiry: string | null | undefined, day: string): void {
  if (!isValidOn(expiry ?? '', day)) throw new DomainError(CODE.ORDER_STATE, { message: MESSAGE });
}
