import type { FastifyInstance } from 'fastify';
import { CHANGING_EVENTS, calendarText } from '@contract/order/calendar-rules';
import { CODE } from '@contract/errors';
import type { OrderDetail } from '@contract/order/endpoints';
import type { OrderStatus } from '@contract/order/status-rules';
import type { BookingServices } from '../../domain/booking/services';
import { instantOf } from '../../kernel/clock';
import type { Deps } from '../../deps';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { calendarAddress, CALENDAR_PATH, readCalendarAddress } from './calendar-address';
import { orderDetailOf } from './detail';

const CALLED_OFF: readonly OrderStatus[] = ['CANCELLED', 'REFUNDING', 'REFUNDED', 'REFUND_FAILED'];

const titleOf = (product: string, language: Language): string =>
  language === 'en' ? `Vaccination: ${product}` : `接种${product}`;

/** The calendar file of an appointment: like the client's own, it contains nothing about the person. `now` in ms. */
function fileOf(order: OrderDetail, language: Language, now: number): string {
  return calendarText(
    {
      title: titleOf(order.productName, language),
      reference: order.reference,
      start: instantOf(order.day, order.startTime),
      end: instantOf(order.day, order.endTime),
      location: `${order.departmentName} ${order.departmentAddress}`,
      note: [order.reference, ...order.bring].join('\n'),
      sequence: order.timeline.filter(({ kind }) => CHANGING_EVENTS.includes(kind)).length,
      cancelled: CALLED_OFF.includes(order.status),
    },
    now,
  );
}

/** Issues addresses of the user's appointments' files. */
export function calendarRoutes({ db, personKey }: Deps): readonly Route[] {
  return [
    route('GET /order/calendar/address.do', async ({ orderId }, { userId, language, now }) => {
      const own = await db
        .selectFrom('orders')
        .select('id')
        .where('id', '=', orderId)
        .where('user_id', '=', userId)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (!own) throw new DomainError(CODE.NOT_FOUND);
      return { url: calendarAddress(personKey, { orderId, language }, now) };
    }),
  ];
}

/** Sends the files to those who have a valid address. */
export function mountCalendarFiles(
  server: FastifyInstance,
  { db, clock, personKey }: Deps,
  services: BookingServices,
): void {
  server.get(`${CALENDAR_PATH}/:name`, async (request, reply) => {
    const { name } = request.params as { name: string };
    const query = request.query as Record<string, unknown>;
    const now = clock.now();
    const file = readCalendarAddress(personKey, name, query, now);
    const owner =
      file &&
      (await db
        .selectFrom('orders')
        .select('user_id')
        .where('id', '=', file.orderId)
        .executeTakeFirst());
    if (!file || !owner?.user_id) {
      reply.callNotFound();
      return reply;
    }
    const { orderId, language } = file;
    const order = await orderDetailOf(services, db, orderId, {
      userId: owner.user_id,
      language,
      now,
    });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${order.reference}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(fileOf(order, language, now));
  });
}
