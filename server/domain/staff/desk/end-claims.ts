import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import type { BookingServices } from '../../booking/submission/services';
import { DomainError } from '../../../http/domain-error';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { takeStep } from '../../booking/order/step';
import { CLAIMED } from './claim-rules';

/**
 * Open appointments of other accounts for the dose that was given by an order, made before it was, for the same person under
 * the same name (docs/decisions/0125).
 */
const claimsOn = (db: Db, orderId: string) =>
  sql<{ id: string }>`
  select o.id from orders given join orders o on o.person_key = given.person_key
    and o.vaccine_code = given.vaccine_code and o.dose_no = given.dose_no
    and o.user_id is distinct from given.user_id and o.created_at < given.updated_at
    and o.status = any(${[...LIFECYCLE.cancel.from]}::text[])
    and are_names_of(given.person_key, order_name(o), order_name(given))
  where given.id = ${orderId} and given.status = 'DONE'`.execute(db);

/**
 * Ends what other accounts have booked of a dose that was given: their places are free again, and they are told that a clinic
 * ended it after it saw the document. @param now ms
 */
export async function endClaims(
  services: BookingServices,
  db: Db,
  orderId: string,
  { staffId, now }: { readonly staffId: string; readonly now: number },
): Promise<void> {
  const { rows } = await claimsOn(db, orderId);
  for (const { id } of rows)
    try {
      const step = { name: 'cancel', actor: 'clinic', userId: null } as const;
      await takeStep(services, db, { ...step, orderId: id, staffId, now, cancelReason: CLAIMED });
    } catch (error) {
      // Its owner or their clinic was faster.
      if (!(error instanceof DomainError)) throw error;
    }
}
