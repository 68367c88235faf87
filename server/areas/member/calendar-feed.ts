import type { FastifyInstance } from 'fastify';
import { calendarFeedText } from '@contract/member/calendar-feed-rules';
import type { Deps } from '../../deps';
import { feedOf } from '../../domain/membership/calendar-feed';
import { countUse } from '../../domain/membership/privileges';
import { feedOrders } from '../../domain/orders/feed-orders';
import { instantOf } from '../../kernel/clock';
import { inLanguage } from '../../kernel/language';

/** Path under which calendars subscribe. */
export const FEED_PATH = '/member/calendar';
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** Sends an account's appointments to the calendar that has its secret address; without names, as calendars are shared. */
export function mountCalendarFeeds(server: FastifyInstance, { db, clock }: Deps): void {
  server.get(`${FEED_PATH}/:name`, async (request, reply) => {
    const { name } = request.params as { name: string };
    const now = clock.now();
    const feed = await feedOf(db, FILE.exec(name)?.[1] ?? '', now);
    if (!feed) {
      reply.callNotFound();
      return reply;
    }
    const { userId, language, madeUntil } = feed;
    const orders = await feedOrders(db, userId, madeUntil, now);
    await countUse(db, userId, 'calendarFeed', now);
    const title = (product: string): string =>
      language === 'en' ? `Vaccination: ${product}` : `接种${product}`;
    const text = calendarFeedText(
      orders.map((order) => ({
        title: title(inLanguage(order.product, language)),
        reference: order.reference,
        start: instantOf(order.day, order.start_time),
        end: instantOf(order.day, order.end_time),
        location: `${inLanguage(order.clinic, language)} ${inLanguage(order.address, language)}`,
        note: order.reference,
        sequence: order.changes,
        cancelled: order.is_cancelled,
      })),
      now,
    );
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}
