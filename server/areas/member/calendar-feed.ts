import type { FastifyInstance } from 'fastify';
import { calendarFeedText } from '@contract/member/calendar-feed-rules';
import type { EventFacts } from '@contract/order/calendar-entry-rules';
import { isCalledOff } from '@contract/order/status-rules';
import { entryKeyOf, entryOf } from '@contract/order/visit-entry-rules';
import type { EntryPart } from '@contract/order/visit-entry-rules';
import type { Deps } from '../../deps';
import { feedOf } from '../../domain/rewards/membership/calendar-feed';
import { countUse } from '../../domain/rewards/membership/privileges';
import { feedOrders } from '../../domain/booking/order/feed-orders';
import type { FeedOrder } from '../../domain/booking/order/feed-orders';
import { inLanguage } from '../../kernel/language';
import type { Bilingual, Language } from '../../kernel/language';
import { REMOVED_MEMBER } from '../../kernel/removed-member';

/** Path under which calendars subscribe. */
export const FEED_PATH = '/member/calendar';
/** What calendars call it. */
const FEED_NAME: Bilingual = { zh: '易苗接种预约', en: 'Yimiao vaccinations' };
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** An account's appointments by visit: what was booked together and is on one day. */
function visitsIn(orders: readonly FeedOrder[]): readonly Visit[] {
  const visits = new Map<string, [FeedOrder, ...FeedOrder[]]>();
  for (const order of orders) {
    const key = `${order.visit_id ?? order.id} ${order.day}`;
    const visit = visits.get(key);
    if (visit) visit.push(order);
    else visits.set(key, [order]);
  }
  return [...visits.values()];
}

type Visit = readonly [FeedOrder, ...FeedOrder[]];

/** The entry of a visit. @param orders all of the account */
function eventOf(
  [first, ...others]: Visit,
  orders: readonly FeedOrder[],
  language: Language,
  isNamed: boolean,
): EventFacts {
  const partOf = (order: FeedOrder): EntryPart => ({
    person: isNamed ? order.person || inLanguage(REMOVED_MEMBER, language) : null,
    product: inLanguage(order.product, language),
    startTime: order.start_time,
    endTime: order.end_time,
    status: order.status,
  });
  const { id, visit_id: visitId, day, reference } = first;
  const together = orders.filter((one) => visitId !== null && one.visit_id === visitId);
  return entryOf(
    {
      key: entryKeyOf(
        { orderId: id, visitId, day, reference },
        together.flatMap((one) => (one.id === id ? [] : [{ orderId: one.id, day: one.day }])),
      ),
      day,
      parts: [partOf(first), ...others.map(partOf)],
      sequence: first.visit_changes,
      clinic: inLanguage(first.clinic, language),
      address: inLanguage(first.address, language),
      phone: first.phone,
      reference: ([first, ...others].find((one) => !isCalledOff(one)) ?? first).reference,
      bring: [],
    },
    language,
  );
}

/** Sends an account's appointments to the calendar that has its secret address: whose they are by name, and nothing else of the person. */
export function mountCalendarFeeds(server: FastifyInstance, { db, clock }: Deps): void {
  server.get(`${FEED_PATH}/:name`, async (request, reply) => {
    const { name } = request.params as { name: string };
    const now = clock.now();
    const feed = await feedOf(db, FILE.exec(name)?.[1] ?? '', now);
    if (!feed) {
      reply.callNotFound();
      return reply;
    }
    const { userId, language, madeUntil, isNamed } = feed;
    const orders = await feedOrders(db, userId, madeUntil, now);
    await countUse(db, userId, 'calendarFeed', now);
    const events = visitsIn(orders).map((visit) => eventOf(visit, orders, language, isNamed));
    const text = calendarFeedText(inLanguage(FEED_NAME, language), events, now);
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}
