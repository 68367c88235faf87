import type { FastifyInstance } from 'fastify';
import { calendarFeedText } from '@contract/member/calendar-feed-rules';
import { calendarTexts } from '@contract/order/calendar-text-rules';
import type { EventFacts } from '@contract/order/calendar-entry-rules';
import type { Deps } from '../../deps';
import { feedOf } from '../../domain/rewards/membership/calendar-feed';
import { countUse } from '../../domain/rewards/membership/privileges';
import { feedOrders } from '../../domain/booking/order/feed-orders';
import type { FeedOrder } from '../../domain/booking/order/feed-orders';
import { instantOf } from '../../kernel/clock';
import { inLanguage } from '../../kernel/language';
import type { Bilingual } from '../../kernel/language';
import { REMOVED_MEMBER } from '../../kernel/removed-member';

/** Path under which calendars subscribe. */
export const FEED_PATH = '/member/calendar';
/** What calendars call it. */
const FEED_NAME: Bilingual = { zh: '易苗接种预约', en: 'Yimiao vaccinations' };
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

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
    const eventOf = (order: FeedOrder): EventFacts => {
      const clinic = inLanguage(order.clinic, language);
      const appointment = {
        person: isNamed ? order.person || inLanguage(REMOVED_MEMBER, language) : null,
        product: inLanguage(order.product, language),
        clinic,
        address: inLanguage(order.address, language),
        phone: order.phone,
        reference: order.reference,
        bring: [],
      };
      return {
        ...calendarTexts(appointment, language),
        clinic,
        reference: order.reference,
        start: instantOf(order.day, order.start_time),
        end: instantOf(order.day, order.end_time),
        sequence: order.changes,
        cancelled: order.is_cancelled,
      };
    };
    const text = calendarFeedText(inLanguage(FEED_NAME, language), orders.map(eventOf), now);
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}
