import type { FastifyInstance } from 'fastify';
import { calendarFeedText } from '@contract/member/calendar-feed-rules';
import { calendarTexts } from '@contract/order/calendar-text-rules';
import type { EventFacts } from '@contract/order/calendar-entry-rules';
import { entryKeyOf } from '@contract/order/visit-entry-rules';
import { timeOfParts } from '@contract/order/visit-rules';
import type { Deps } from '../../deps';
import { feedOf } from '../../domain/rewards/membership/calendar-feed';
import { countUse } from '../../domain/rewards/membership/privileges';
import { feedOrders } from '../../domain/booking/order/feed-orders';
import type { FeedOrder } from '../../domain/booking/order/feed-orders';
import { instantOf } from '../../kernel/clock';
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

/** The entry of a visit with what of it takes place. @param orders all of the account */
function eventOf(
  visit: Visit,
  orders: readonly FeedOrder[],
  language: Language,
  isNamed: boolean,
): EventFacts {
  const living = visit.filter((order) => !order.is_cancelled);
  const [first] = visit;
  const parts = living.length > 0 ? living : visit;
  const clinic = inLanguage(first.clinic, language);
  const together = orders.filter((one) => one.visit_id !== null && one.visit_id === first.visit_id);
  const entry = { orderId: first.id, visitId: first.visit_id, day: first.day };
  const { startTime, endTime } = timeOfParts(
    parts.map((one) => ({ startTime: one.start_time, endTime: one.end_time })),
  ) ?? { startTime: first.start_time, endTime: first.end_time };
  const texts = calendarTexts(
    {
      doses: parts.map((one) => ({
        person: isNamed ? one.person || inLanguage(REMOVED_MEMBER, language) : null,
        product: inLanguage(one.product, language),
        startTime: one.start_time,
      })),
      clinic,
      address: inLanguage(first.address, language),
      phone: first.phone,
      reference: (parts[0] ?? first).reference,
      bring: [],
    },
    language,
  );
  return {
    ...texts,
    clinic,
    reference: entryKeyOf(
      { ...entry, reference: first.reference },
      together
        .filter(({ id }) => id !== first.id)
        .map((one) => ({ orderId: one.id, day: one.day })),
    ),
    start: instantOf(first.day, startTime),
    end: instantOf(first.day, endTime),
    // Of the whole visit, wherever its parts are now: it only grows.
    sequence: [first, ...together.filter(({ id }) => id !== first.id)].reduce(
      (sum, one) => sum + one.changes,
      0,
    ),
    cancelled: living.length === 0,
  };
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
