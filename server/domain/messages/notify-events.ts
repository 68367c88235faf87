import { sql } from 'kysely';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { MessageKind, MessagePage } from '@contract/message/message-rules';
import { readClock } from '../slots/clock-reading';
import { clinicProductKey } from '../catalogue/clinic-product';
import type { BookingServices } from '../booking/services';
import { instantOf } from '../../kernel/clock';
import { runStatement } from '../../db/statement';
import type { Db } from '../../db/database';
import type { StoredLink } from '../../db/desk-tables';
import { BATCH, eventsBetween, nextEnd, settledThrough } from './events-to-notify';
import type { EventToNotify } from './events-to-notify';

/** ms between looks through the whole tail. */
const RETRY_DELAY = 5_000;
/** Where the tail is kept in `progress`. */
const MARK = 'events told';

const OFFERED: readonly MessageKind[] = ['slotClosed', 'closedCancelled', 'cancelledByClinic'];

/** The nearest free times of the same clinic, `YYYY-MM-DD HH:mm`, where the person has to look for another. */
async function otherTimes(
  services: BookingServices,
  event: EventToNotify,
  now: number,
): Promise<string> {
  if (!OFFERED.includes(event.message)) return '';
  const offer = await services.offers.get(clinicProductKey(event.depa_code, event.product_id));
  if (!offer) return '';
  const around = instantOf(event.day, event.start_time);
  const found = await services.alternatives(
    { offer, around, from: null, to: null },
    readClock(now),
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

async function messageRow(services: BookingServices, event: EventToNotify, now: number) {
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
      // Why a desk settled a claim is for its log alone.
      reason: event.message === 'claimedCancelled' ? '' : event.note,
      money: event.refund_cents === null ? '' : yuan(event.refund_cents),
      times: await otherTimes(services, event, now),
    },
    link,
    dedupe_key: `event:${event.id}`,
    created_at: event.at,
  };
}

/** Writes one message an event; those that are there already stay as they are. */
async function write(services: BookingServices, events: readonly EventToNotify[], now: number) {
  if (events.length === 0) return;
  const rows = [];
  for (const event of events) rows.push(await messageRow(services, event, now));
  await runStatement(services.runner, 'tell-events', WRITE, [JSON.stringify(rows)]);
}

/**
 * Writes the messages of events that have happened since. A message's key is its event's, so that however many
 * processes write it, and wherever one of them dies, there is one. Each run goes on from the last one's end, however
 * much there is behind it; every {@link RETRY_DELAY} it looks through the tail again for events that turned up late.
 * @returns a run: it answers whether there may be more, at an instant (ms).
 */
export function eventTeller(services: BookingServices, db: Db): (now: number) => Promise<boolean> {
  let through = 0;
  let lookedAgain = -Infinity;

  /** @returns whether there may be more of them. */
  async function notify(after: number, last: number, now: number): Promise<boolean> {
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
    if (now - lookedAgain >= RETRY_DELAY || now < lookedAgain) {
      more = await notify(mark, through, now);
      if (!more) lookedAgain = now;
    }
    const { last, count } = await nextEnd(db, through);
    if (last !== null) {
      await notify(through, last, now);
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
