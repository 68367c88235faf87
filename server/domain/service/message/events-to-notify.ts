import { sql } from 'kysely';
import type { MessageKind } from '@contract/message/message-rules';
import type { Db } from '../../../db/database';
import type { OrderPart } from './visit-names';
import { OPEN_STATUSES, statusList } from '../../../shared/lifecycle/statuses';

/** Events processed at a time. */
export const BATCH = 200;
/**
 * ms after which no event with a smaller id can still appear: statements end sooner. Until then the latest events are
 * read again; a message's key keeps it from being written twice.
 */
const SETTLED = 30_000;

/** Whether a step of the family is one that the others of a shared member are notified of, though its owner took it. */
const isOfFamily = sql<boolean>`(e.actor = 'user' and (
  e.kind in ('created', 'changed', 'cancelled') or (e.kind = 'refund' and e.status_after = 'REFUNDING')))`;

/** The message of an event; the owner's own actions, which they see at once, have none. */
const kindOf = sql<MessageKind>`case
  when e.kind = 'created' then 'booked'
  when e.kind = 'changed' then 'changed'
  when e.kind = 'slotClosed' then 'slotClosed'
  when e.kind = 'slotReopened' then 'slotReopened'
  when e.kind = 'slotWithdrawn' then 'slotWithdrawn'
  when e.kind = 'paymentReturned' then 'paymentReturned'
  when e.kind = 'recalled' then 'refundRecalled'
  when e.kind = 'arrivalUndone' then 'arrivalUndone'
  when e.kind = 'refund' and e.status_after = 'REFUNDED' then 'refunded'
  when e.kind = 'refund' and e.status_after = 'REFUND_FAILED' then 'refundFailed'
  when e.kind = 'refund' and e.actor = 'user' then 'refundStarted'
  when e.kind = 'cancelled' and e.actor = 'user' then 'familyAppointment'
  when o.cancel_reason = 'clinicClosed' then 'closedCancelled'
  when o.cancel_reason = 'claimed' then 'claimedCancelled'
  else 'cancelledByClinic' end`;

/** Whether the event undid the owner's own check-in, who then believes to be checked in. */
const undoesOwn = sql<boolean>`'user' = (
  select a.actor from order_events a where a.order_id = e.order_id and a.kind = 'arrived' and a.id < e.id
  order by a.id desc limit 1)`;

/**
 * A prepaid order that the clinic cancels begins a refund instead; its owner is notified the same way. Where money is
 * involved, the owner is notified of their own steps as well.
 */
const asksForOne = sql<boolean>`(
  e.kind in ('created', 'changed', 'slotClosed', 'slotReopened', 'slotWithdrawn', 'recalled', 'paymentReturned')
  or (e.kind = 'arrivalUndone' and ${undoesOwn})
  or (e.kind = 'refund' and (e.actor = 'user' or e.status_after in ('REFUNDED', 'REFUND_FAILED')))
  or (e.kind in ('cancelled', 'refund') and e.actor <> 'user' and o.cancel_reason in ('clinic', 'clinicClosed', 'claimed')
    and e.status_before in (${sql.raw(statusList(OPEN_STATUSES))}))
  or (e.kind = 'cancelled' and e.actor = 'user' and o.cancel_reason <> 'replaced'
    and exists (select from caregivers c where c.linkman_id = o.linkman_id))
)`;

/**
 * Events `f` of an event's step, itself among them, with their orders `p`: what the same transaction did to other parts of the visit. Only of
 * kinds that say the same of each; what an order is paid or gets back is its own.
 */
const ofOneStep = sql`(
    select o.id, o.start_time, o.linkman_id, o.product_id
    union all
    select v.id, v.start_time, v.linkman_id, v.product_id from orders v
    where e.kind in ('created', 'changed', 'slotClosed', 'slotReopened', 'slotWithdrawn')
      and v.visit_id = o.visit_id and v.user_id = o.user_id and v.day = o.day and v.id <> o.id
  ) p join order_events f on f.order_id = p.id and f.kind = e.kind and f.xmin = e.step and (p.id <> o.id or f.id = e.id)`;

/** Whether it is the first of its step: one message says it of the whole visit. */
const isFirstOfStep = sql<boolean>`not exists (select from ${ofOneStep} where f.id < e.id)`;

/** Who of the visit it happened to, with which products, by time. */
const partsOfStep = sql<readonly [OrderPart, ...OrderPart[]]>`(
  select json_agg(json_build_object('person', n.name, 'product', c.short_name, 'linkmanId', n.id, 'orderId', s.order_id,
    'startTime', s.start_time) order by s.start_time, s.id)
  from (select f.id, p.id as order_id, p.start_time, p.linkman_id, p.product_id from ${ofOneStep}) s
  join linkmen n on n.id = s.linkman_id join products c on c.id = s.product_id)`;

/** When the first of them begins. */
const startOfStep = sql<string>`(select min(p.start_time) from ${ofOneStep})`;

/** Events without a message. "offset 0" has this checked first: most of the latest events have one and need no more. */
const withoutMessage = (db: Db, after: number, through: number) =>
  db
    .selectFrom('order_events as e')
    .selectAll('e')
    .select(sql`e.xmin`.as('step'))
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

/** The first {@link BATCH} events after one, through another, that need a message and have none. */
export const eventsBetween = (db: Db, after: number, through: number) =>
  db
    .selectFrom(withoutMessage(db, after, through).as('e'))
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .select(['e.id', 'e.at', 'e.note', 'o.id as order_id', 'o.user_id', 'o.day', 'd.name'])
    .select(['o.depa_code', 'o.product_id', startOfStep.as('start_time'), partsOfStep.as('parts')])
    .select(['e.kind as event', 'e.acted_by', 'o.booked_by', 'r.refund_cents'])
    .select(isOfFamily.as('isOfFamily'))
    .select(kindOf.as('message'))
    .where(asksForOne)
    .where(isFirstOfStep)
    .where('u.deleted_at', 'is', null)
    .orderBy('e.id')
    .limit(BATCH);

/** An event with the facts of its message. */
export type EventToNotify = Awaited<
  ReturnType<ReturnType<typeof eventsBetween>['execute']>
>[number];

/** The end of the next {@link BATCH} events of any kind, and their number; null where there are none. */
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

/** How far the mark may move: through processed events before which nothing can appear any more. */
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
