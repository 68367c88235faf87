import type { FastifyInstance } from 'fastify';
import { CHANGING_EVENTS, calendarText } from '@contract/order/calendar-entry-rules';
import { orderTexts } from '@contract/order/calendar-text-rules';
import { CODE } from '@contract/errors';
import type { OrderDetail } from '@contract/order/endpoints';
import type { OrderStatus } from '@contract/order/status-rules';
import type { BookingServices } from '../../domain/booking/submission/services';
import { ownerOf } from '../../domain/booking/order/order-facts';
import { isOwnOrder } from '../../domain/booking/order/own-order';
import { instantOf } from '../../kernel/clock';
import type { Deps } from '../../deps';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { calendarAddress, CALENDAR_PATH, readCalendarAddress } from './calendar-address';
import { orderDetailOf, readAsOwner } from './detail';

const CALLED_OFF: readonly OrderStatus[] = ['CANCELLED', 'REFUNDING', 'REFUNDED', 'REFUND_FAILED'];

/** The calendar file of an appointment, with the client's own texts. `now` in ms. */
function fileOf(order: OrderDetail, language: Language, now: number): string {
  return calendarText(
    {
      ...orderTexts(order, language),
      reference: order.reference,
      start: instantOf(order.day, order.startTime),
      end: instantOf(order.day, order.endTime),
      clinic: order.departmentName,
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
      if (!(await isOwnOrder(db, orderId, userId))) throw new DomainError(CODE.NOT_FOUND);
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
    const userId = file && (await ownerOf(db, file.orderId));
    if (!file || !userId) {
      reply.callNotFound();
      return reply;
    }
    const { orderId, language } = file;
    const order = await orderDetailOf(services, db, orderId, readAsOwner(userId, language, now));
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${order.reference}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(fileOf(order, language, now));
  });
}
