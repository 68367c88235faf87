import type { IsDue } from '../../../kernel/jobs';
import { sql } from 'kysely';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { MessageKind, MessagePage } from '@contract/message/message-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { readClock } from '../../../shared/slots/clock-reading';
import { clinicProductKey } from '../../../shared/catalogue/clinic-product';
import type { BookingServices } from '../../booking/submission/services';
import type { AlternativeSlot } from '@contract/subscribe/endpoints';
import type { Bilingual, Language } from '../../../kernel/language';
import { instantOf } from '../../../kernel/clock';
import { namedStatement } from '../../../db/named-statement';
import type { Db } from '../../../db/database';
import type { StoredLink } from '../../../db/desk-tables';
import { BATCH, eventsBetween, nextEnd, settledThrough } from './events-to-notify';
import type { EventToNotify } from './events-to-notify';
import { namesOf } from './visit-names';
import { TIMES } from './times-text';

/** ms between reads of all events since the mark. */
const RETRY_DELAY = 5_000;
/** Name of the mark in `progress`. */
const MARK = 'events told';

const OFFERED: readonly MessageKind[] = ['slotClosed', 'closedCancelled', 'cancelledByClinic'];

/**
 * The nearest free times, `YYYY-MM-DD HH:mm`, where the person needs another: of the same clinic, and where it has none, of the nearest
 * others, each followed by the clinic's name.
 */
async function otherTimes(
  services: BookingServices,
  event: EventToNotify,
  now: number,
): Promise<string | Bilingual> {
  if (!OFFERED.includes(event.message)) return '';
  const clinicProduct = await services.clinicProducts.get(
    clinicProductKey(event.depa_code, event.product_id),
  );
  if (!clinicProduct) return '';
  const around = instantOf(event.day, event.start_time);
  const found = (language: Language) =>
    services.alternatives(
      { clinicProduct, around, from: null, to: null },
      readClock(now),
      language,
    );
  const all = await found('zh-CN');
  const own = all.filter(({ depaCode }) => depaCode === event.depa_code);
  if (own.length > 0) return own.map(({ day, startTime }) => `${day} ${startTime}`).join(TIMES);
  const named = (slots: readonly AlternativeSlot[]): string =>
    slots
      .map(({ day, startTime, departmentName }) => `${day} ${startTime} ${departmentName}`)
      .join(TIMES);
  return all.length > 0 ? { zh: named(all), en: named(await found('en')) } : '';
}

/** The page that a message opens; the order's where none is given here. */
const PAGES: Partial<Record<MessageKind, MessagePage>> = {
  slotClosed: 'modifyOrder',
  refundStarted: 'refundDetails',
  refunded: 'refundDetails',
  refundFailed: 'refundDetails',
};

/** `rows` as JSON. Accounts deleted meanwhile get no message. */
const WRITE = namedStatement('tell-events', 'rows')`
insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
select m.user_id, m.message_class, m.kind, m.params, m.link, m.dedupe_key, m.created_at
from json_to_recordset(:rows::json) as m (user_id text, message_class text, kind text, params jsonb, link jsonb,
  dedupe_key text, created_at timestamptz)
join users u on u.id = m.user_id and u.deleted_at is null
on conflict (dedupe_key) do nothing`;

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
      ...namesOf(event.parts),
      clinic: event.name,
      day: event.day,
      time: event.start_time,
      // Staff's reason for settling a claim is for the log only.
      reason: event.message === 'claimedCancelled' ? '' : event.note,
      money: event.refund_cents === null ? '' : moneyText(event.refund_cents),
      times: await otherTimes(services, event, now),
    },
    link,
    dedupe_key: `event:${event.id}`,
    created_at: event.at,
  };
}

/** Writes one message per event and visit; existing ones stay as they are. */
async function write(services: BookingServices, events: readonly EventToNotify[], now: number) {
  if (events.length === 0) return;
  const rows = [];
  for (const event of events) rows.push(await messageRow(services, event, now));
  await WRITE.run(services.runner, { rows: JSON.stringify(rows) });
}

/**
 * Writes the messages of new events. A message's key is its event's, so that there is exactly one, however many
 * processes write it and wherever one of them dies. Each run continues from the last one's end, however many events
 * follow; every {@link RETRY_DELAY} ms it reads all events since the mark again, for those that appeared late.
 * @returns a run at a time (ms), which answers whether there may be more.
 */
export function eventNotifier(
  services: BookingServices,
  db: Db,
): (now: number) => Promise<boolean> {
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

/** Whether there are events after the mark; it passes them half a minute later. */
export const areEventsDue: IsDue = () => sql`exists (
  select from order_events where id > (select value::bigint from progress where key = ${MARK}))`;
