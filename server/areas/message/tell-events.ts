import { sql } from 'kysely';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { MessageKind, MessagePage } from '@contract/message/message-rules';
import { momentAt } from '../../booking/moment';
import { offerKey } from '../../booking/offer';
import type { BookingServices } from '../../booking/services';
import { instantOf } from '../../clock';
import { runStatement } from '../../db/statement';
import type { Db } from '../../db/database';
import type { StoredLink } from '../../db/desk-tables';

/** Events told at a time. */
const BATCH = 200;
/**
 * ms after which no event can still turn up below another: statements end sooner. Until then the tail is looked
 * through again; a message's key keeps it one.
 */
const SETTLED = 30_000;
/** ms between looks through the whole tail. */
const LOOK_AGAIN = 5_000;
/** Where the tail is kept in `progress`. */
const MARK = 'events told';

/** Which message an event asks for; events of the owner's own doing that they see at once ask for none. */
const kindOf = sql<MessageKind>`case
  when e.kind = 'created' then 'booked'
  when e.kind = 'changed' then 'changed'
  when e.kind = 'slotClosed' then 'slotClosed'
  when e.kind = 'slotReopened' then 'slotReopened'
  when e.kind = 'recalled' then 'refundRecalled'
  when e.kind = 'refund' and e.status_after = 'REFUNDED' then 'refunded'
  when e.kind = 'refund' and e.status_after = 'REFUND_FAILED' then 'refundFailed'
  when e.kind = 'refund' and e.actor = 'user' then 'refundStarted'
  when o.cancel_reason = 'clinicClosed' then 'closedCancelled'
  else 'cancelledByClinic' end`;

/**
 * A paid order that the clinic cancels begins a refund instead; its owner is told the same. Where money is, the owner
 * is told of their own steps as well.
 */
const asksForOne = sql<boolean>`(
  e.kind in ('created', 'changed', 'slotClosed', 'slotReopened', 'recalled')
  or (e.kind = 'refund' and (e.actor = 'user' or e.status_after in ('REFUNDED', 'REFUND_FAILED')))
  or (e.kind in ('cancelled', 'refund') and e.actor <> 'user' and o.cancel_reason in ('clinic', 'clinicClosed')
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

const eventsBetween = (db: Db, after: number, through: number) =>
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

type Event = Awaited<ReturnType<ReturnType<typeof eventsBetween>['execute']>>[number];

const OFFERED: readonly MessageKind[] = ['slotClosed', 'closedCancelled', 'cancelledByClinic'];

/** The nearest free times of the same clinic, `YYYY-MM-DD HH:mm`, where the person has to look for another. */
async function otherTimes(services: BookingServices, event: Event, now: number): Promise<string> {
  if (!OFFERED.includes(event.message)) return '';
  const offer = await services.offers.get(offerKey(event.depa_code, event.product_id));
  if (!offer) return '';
  const around = instantOf(event.day, event.start_time);
  const found = await services.alternatives(
    { offer, around, from: null, to: null },
    momentAt(now),
    'zh-CN',
  );
  return found
    .filter(({ depaCode }) => depaCode === event.depa_code)
    .map(({ day, startTime }) => `${day} ${startTime}`)
    .join(' · ');
}

/** Where a message leads; to the order where nothing stands here. */
const PAGES: Partial<Record<MessageKind, MessagePage>> = {
  slotClosed: 'modifyOrder',
  refundStarted: 'refundDetails',
  refunded: 'refundDetails',
  refundFailed: 'refundDetails',
};

/** $1 the rows, as JSON. Whoever has left meanwhile is not written to. */
const WRITE = `
insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
select m.user_id, m.message_class, m.kind, m.params, m.link, m.dedupe_key, m.created_at
from json_to_recordset($1::json) as m (user_id text, message_class text, kind text, params jsonb, link jsonb,
  dedupe_key text, created_at timestamptz)
join users u on u.id = m.user_id and u.deleted_at is null
on conflict (dedupe_key) do nothing`;

const yuan = (cents: number): string => `¥${(cents / 100).toFixed(2)}`;

async function messageRow(services: BookingServices, event: Event, now: number) {
  const link: StoredLink = {
    page: PAGES[event.message] ?? 'orderDetail',
    query: { orderId: event.order_id },
  };
  return {
    user_id: event.user_id ?? '',
    message_class: MESSAGE_KINDS[event.message],
    kind: event.message,
    params: {
      person: event.person,
      product: event.short_name,
      clinic: event.name,
      day: event.day,
      time: event.start_time,
      reason: event.note,
      money: event.refund_cents === null ? '' : yuan(event.refund_cents),
      times: await otherTimes(services, event, now),
    },
    link,
    dedupe_key: `event:${event.id}`,
    created_at: event.at,
  };
}

/** How far the tail may move: through told events that nothing can come before any more. */
async function settledThrough(db: Db, mark: number, told: number, now: number): Promise<number> {
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

/** Writes one message an event; those that are there already stay as they are. */
async function write(services: BookingServices, events: readonly Event[], now: number) {
  if (events.length === 0) return;
  const rows = [];
  for (const event of events) rows.push(await messageRow(services, event, now));
  await runStatement(services.runner, 'tell-events', WRITE, [JSON.stringify(rows)]);
}

/** The end of the next {@link BATCH} events, whatever they ask for, and how many there are; null where there are none. */
async function nextEnd(db: Db, after: number): Promise<{ last: number | null; count: number }> {
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

/**
 * Writes the messages of events that have happened since. A message's key is its event's, so that however many
 * processes write it, and wherever one of them dies, there is one. Each run goes on from the last one's end, however
 * much there is behind it; every {@link LOOK_AGAIN} it looks through the tail again for events that turned up late.
 * @returns a run: it answers whether there may be more, at an instant (ms).
 */
export function eventTeller(services: BookingServices, db: Db): (now: number) => Promise<boolean> {
  let through = 0;
  let lookedAgain = -Infinity;

  /** @returns whether there may be more of them. */
  async function tell(after: number, last: number, now: number): Promise<boolean> {
    const events = await eventsBetween(db, after, last).execute();
    await write(services, events, now);
    return events.length === BATCH;
  }

  return async (now) => {
    const { value } = await db
      .selectFrom('progress')
      .select('value')
      .where('key', '=', MARK)
      .executeTakeFirstOrThrow();
    const mark = Number(value);
    through = Math.max(through, mark);
    let more = false;
    if (now - lookedAgain >= LOOK_AGAIN || now < lookedAgain) {
      more = await tell(mark, through, now);
      if (!more) lookedAgain = now;
    }
    const { last, count } = await nextEnd(db, through);
    if (last !== null) {
      await tell(through, last, now);
      through = last;
      more ||= count === BATCH;
    }
    const settled = await settledThrough(db, mark, more ? through : Number.MAX_SAFE_INTEGER, now);
    if (settled > mark)
      await sql`update progress set value = greatest(value::bigint, ${settled})::text where key = ${MARK}`.execute(
        db,
      );
    return more;
  };
}
