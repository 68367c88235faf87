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
import { familyParams, recipientsOf, sharedFamilyOf } from './family-recipients';
import type { SharedFamily } from './family-recipients';
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

/** `rows` as JSON. Accounts deleted meanwhile get no message, nor do caregivers whose access has ended. */
const WRITE = namedStatement('tell-events', 'rows')`
insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
select m.user_id, m.message_class, m.kind, m.params, m.link, m.dedupe_key, m.created_at
from json_to_recordset(:rows::json) as m (user_id text, message_class text, kind text, params jsonb, link jsonb,
  dedupe_key text, created_at timestamptz, linkman_id text)
join users u on u.id = m.user_id and u.deleted_at is null
where m.linkman_id is null or exists (select from caregivers c where c.linkman_id = m.linkman_id and c.user_id = m.user_id)
on conflict (dedupe_key) do nothing`;

async function messageRows(
  services: BookingServices,
  event: EventToNotify,
  family: SharedFamily,
  now: number,
) {
  const params = await paramsOf(services, event, now);
  return recipientsOf(event, family).map(({ userId, kind, page, caregiverOf, parts }, index) => {
    const link: StoredLink = {
      page: page ?? PAGES[kind] ?? 'orderDetail',
      query: { orderId: caregiverOf === null ? event.order_id : parts[0].orderId },
    };
    return {
      user_id: userId,
      message_class: MESSAGE_KINDS[kind],
      kind,
      params: {
        ...params,
        ...namesOf(parts),
        time: parts[0].startTime,
        ...(kind === 'familyAppointment' ? familyParams(event, family) : {}),
      },
      link,
      // The first one has the event's own key, by which it is known to have its messages.
      dedupe_key:
        index === 0 ? `event:${event.id}` : `event:${event.id}:${caregiverOf ?? ''}:${userId}`,
      created_at: event.at,
      linkman_id: caregiverOf,
    };
  });
}

const paramsOf = async (services: BookingServices, event: EventToNotify, now: number) => ({
  clinic: event.name,
  day: event.day,
  // Staff's reason for settling a claim is for the log only.
  reason: event.message === 'claimedCancelled' ? '' : event.note,
  money: event.refund_cents === null ? '' : moneyText(event.refund_cents),
  times: await otherTimes(services, event, now),
});

/** Writes the messages of each event and visit; existing ones stay as they are. */
async function write(
  services: BookingServices,
  db: Db,
  events: readonly EventToNotify[],
  now: number,
) {
  if (events.length === 0) return;
  const family = await sharedFamilyOf({ db, cipher: services.cipher }, events);
  const rows = [];
  for (const event of events) rows.push(...(await messageRows(services, event, family, now)));
  await WRITE.run(services.runner, { rows: JSON.stringify(rows) });
}

/**
 * Writes the messages of new events, those of one in one statement. A message's key is its event's, and its reader's for the
 * caregivers of a shared member, so that there is exactly one, however many processes write it and wherever one of them dies. Each run continues from the last one's end, however many events
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
    await write(services, db, events, now);
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
