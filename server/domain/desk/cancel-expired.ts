import { sql } from 'kysely';
import type { BookingServices } from '../booking/services';
import { createApart } from '../../db/apart';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { DomainError } from '../../http/domain-error';
import { CHANGE_DEADLINE, LIFECYCLE } from '../lifecycle/lifecycle';
import { takeStep } from '../orders/step';

/** Orders cancelled at a time. */
const BATCH = 200;

/**
 * Days after which an appointment in a closed slot counts as missed like any other: processes that were all away for
 * longer leave it to the clinic.
 */
export const CLOSED_REACH = 4;

/** Reason of an order that was cancelled because its slot was closed and nobody moved it. */
export const CLOSED_REASON = 'clinicClosed';

/** Cancels what is due at a time (ms), of one clinic or of all. @returns how many were cancelled here */
export type CancelExpired = (now: number, depaCode?: string) => Promise<number>;

/** Open orders of closed slots that begin so soon that their owners can no longer move them. */
function expired(db: Db, now: number, depaCode: string | undefined) {
  const wanted = db
    .selectFrom('orders as o')
    .innerJoin('slots as s', 's.id', 'o.slot_id')
    .select(['o.id', 's.close_reason'])
    .where('s.closed_at', 'is not', null)
    .where('o.status', 'in', [...LIFECYCLE.update.from])
    .where(
      sql<boolean>`(o.day + o.start_time::time) at time zone 'Asia/Shanghai' <= ${new Date(now + CHANGE_DEADLINE)}`,
    )
    // The index is by day; no appointment concerned starts later than tomorrow.
    .where(
      sql<boolean>`o.day between ${new Date(now)}::timestamptz::date - ${sql.lit(CLOSED_REACH)} and ${new Date(now)}::timestamptz::date + 2`,
    )
    .orderBy('o.id')
    .limit(BATCH);
  return depaCode === undefined ? wanted : wanted.where('o.depa_code', '=', depaCode);
}

/**
 * Cancels the open orders of closed slots whose owners can no longer move them, so that nobody comes to a closed
 * clinic. Each order is cancelled once however many processes try; one that cannot be is logged, and the others do not
 * wait for it.
 */
export function createCancelExpired(
  services: BookingServices,
  { db, log }: Pick<Deps, 'db' | 'log'>,
): CancelExpired {
  const apart = createApart(log, 'order of a closed slot');
  return async (now, depaCode) => {
    let ended = 0;
    for (const { id, close_reason: note } of await expired(db, now, depaCode).execute())
      await apart(id, async () => {
        try {
          await takeStep(services, db, {
            ...{ name: 'cancel', orderId: id, actor: 'system', userId: null, now, note },
            cancelReason: CLOSED_REASON,
          });
          ended += 1;
        } catch (error) {
          // Its owner or another process has changed it first.
          if (!(error instanceof DomainError)) throw error;
        }
      });
    return ended;
  };
}
