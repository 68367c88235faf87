import { sql } from 'kysely';
import type { MessageKind } from '@contract/message/message-rules';
import type { Db } from '../../db/database';

/** Events told at a time. */
export const BATCH = 200;
/**
 * ms after which no event can still turn up below another: statements end sooner. Until then the tail is looked
 * through again; a message's key keeps it one.
 */
const SETTLED = 30_000;

/** Which message an event asks for; events of the owner's own doing that they see at once ask for none. */
const kindOf = sql<MessageKind>`case
  when e.kind = 'created' then 'booked'
  when e.kind = 'changed' then 'changed'
  when e.kind = 'slotClosed' then 'slotClosed'
  when e.kind = 'slotReopened' then 'slotReopened'
  when e.kind = 'recalled' then 'refundRecalled'
  when e.kind = 'arrivalUndone' then 'arrivalUndone'
  when e.kind = 'refund' and e.status_after = 'REFUNDED' then 'refunded'
  when e.kind = 'refund' and e.status_after = 'REFUND_FAILED' then 'refundFailed'
  when e.kind = 'refund' and e.actor = 'user' then 'refundStarted'
  when o.cancel_reason = 'clinicClosed' then 'closedCancelled'
  when o.cancel_reason = 'claimed' then 'claimedCancelled'
  else 'cancelledByClinic' end`;

/** Whether the arrival that an event took back was its owner's own, who then believes to be checked in. */
const undoesOwn = sql<boolean>`'user' = (
  select a.actor from order_events a where a.order_id = e.order_id and a.kind = 'arrived' and a.id < e.id
  order by a.id desc limit 1)`;

/**
 * A paid order that the clinic cancels begins a refund instead; its owner is told the same. Where money is, the owner
 * is told of their own steps as well.
 */
const asksForOne = sql<boolean>`(
  e.kind in ('created', 'changed', 'slotClosed', 'slotReopened', 'recalled')
  or (e.kind = 'arrivalUndone' and ${undoesOwn})
  or (e.kind = 'refund' and (e.actor = 'user' or e.status_after in ('REFUNDED', 'REFUND_FAILED')))
  or (e.kind in ('cancelled', 'refund') and e.actor <> 'user' and o.cancel_reason in ('clinic', 'clinicClosed', 'claimed')
    and e.status_before in ('PENDING_CONFIRM', 'BOOKED'))
)`;

/** Events that have no message. "offset 0" lets it be asked first: most of a tail has been told, and needs no more. */
const untold = (db: Db, after: number, through: number) =>
  db
    .selectFrom('order_events as e')
    .selectAll('e')
    .where('e.id', '>', after)
    .where('e.id', '<=', through)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages as m')
            .select('m.id')
            .where('m.dedupe_key', '=', sql<string>`'event:' || e.id`),
        ),
      ),
    )
    .orderBy('e.id')
    .offset(0);

/** The first {@link BATCH} events after one, through another, that ask for a message and have none. */
export const eventsBetween = (db: Db, after: number, through: number) =>
  db
    .selectFrom(untold(db, after, through).as('e'))
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('linkmen as l', 'l.id', 'o.linkman_id')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .select(['e.id', 'e.at', 'e.note', 'o.id as order_id', 'o.user_id', 'o.day', 'o.start_time'])
    .select(['o.depa_code', 'o.product_id', 'l.name as person', 'p.short_name', 'd.name'])
    .select('r.refund_cents')
    .select(kindOf.as('message'))
    .where(asksForOne)
    .where('u.deleted_at', 'is', null)
    .orderBy('e.id')
    .limit(BATCH);

/** An event with what its message says. */
export type EventToNotify = Awaited<
  ReturnType<ReturnType<typeof eventsBetween>['execute']>
>[number];

/** The end of the next {@link BATCH} events, whatever they ask for, and how many there are; null where there are none. */
export async function nextEnd(
  db: Db,
  after: number,
): Promise<{ last: number | null; count: number }> {
  const next = db
    .selectFrom('order_events')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .as('e');
  return db
    .selectFrom(next)
    .select((eb) => eb.fn.max<number | null>('e.id').as('last'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
}

/** How far the tail may move: through told events that nothing can come before any more. */
export async function settledThrough(
  db: Db,
  mark: number,
  told: number,
  now: number,
): Promise<number> {
  const next = db
    .selectFrom('order_events')
    .select(['id', 'at'])
    .where('id', '>', mark)
    .where('id', '<=', told)
    .orderBy('id')
    .limit(10 * BATCH)
    .as('e');
  const { last } = await db
    .selectFrom(next)
    .select((eb) => eb.fn.max<number | null>('e.id').as('last'))
    .where('e.at', '<', new Date(now - SETTLED))
    .executeTakeFirstOrThrow();
  return last ?? mark;
}
