import { sql } from 'kysely';
import type { BookingServices } from '../../booking/submission/services';
import { createApart } from '../../../db/apart';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { DomainError } from '../../../http/domain-error';
import { CHANGE_DEADLINE, LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { statusList } from '../../../shared/lifecycle/statuses';
import { takeStep } from '../../booking/order/step';

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

/**
 * Open orders of closed slots that begin so soon that their owners can no longer move them. The closed slots come first:
 * they are few, and a slot's orders are found by its day and clinic.
 */
export function expiredOrders(db: Db, now: number, depaCode?: string) {
  const wanted = db
    .with(
      (cte) => cte('closed').materialized(),
      (cte) =>
        cte
          .selectFrom('slots')
          .select(['id', 'depa_code', 'day', 'close_reason'])
          .where('closed_at', 'is not', null)
          // No appointment concerned starts later than tomorrow.
          .where(
            sql<boolean>`day between ${new Date(now)}::timestamptz::date - ${sql.lit(CLOSED_REACH)} and ${new Date(now)}::timestamptz::date + 2`,
          ),
    )
    .selectFrom('closed as s')
    .innerJoin('orders as o', (on) =>
      on
        .onRef('o.day', '=', 's.day')
        .onRef('o.depa_code', '=', 's.depa_code')
        .onRef('o.slot_id', '=', 's.id'),
    )
    .select(['o.id', 's.close_reason'])
    .where(sql<boolean>`o.status in (${sql.raw(statusList(LIFECYCLE.update.from))})`)
    .where(
      sql<boolean>`(o.day + o.start_time::time) at time zone 'Asia/Shanghai' <= ${new Date(now + CHANGE_DEADLINE)}`,
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
    for (const { id, close_reason: note } of await expiredOrders(db, now, depaCode).execute())
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
