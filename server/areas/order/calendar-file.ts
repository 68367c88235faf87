import type { FastifyInstance } from 'fastify';
import { calendarText } from '@contract/order/calendar-entry-rules';
import { visitEntry } from '@contract/order/visit-entry-rules';
import { CODE } from '@contract/errors';
import type { BookingServices } from '../../domain/booking/submission/services';
import { ownerOf } from '../../domain/booking/order/order-facts';
import { isOwnOrder } from '../../domain/booking/order/own-order';
import type { Deps } from '../../deps';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { calendarAddress, CALENDAR_PATH, readCalendarAddress } from './calendar-address';
import { orderDetailOf, readAsOwner } from './detail';

/** Issues addresses of the user's appointments' files. */
export function calendarRoutes({ db, personKey }: Deps): readonly Route[] {
  return [
    route(
      'GET /order/calendar/address.do',
      async ({ orderId }, { userId, language, now, caregiver }) => {
        if (!(await isOwnOrder(db, orderId, userId))) throw new DomainError(CODE.NOT_FOUND);
        const only = caregiver?.linkmanId ?? null;
        return { url: calendarAddress(personKey, { orderId, language, only }, now) };
      },
    ),
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
    const { orderId, language, only } = file;
    const owner = readAsOwner(userId, language, now);
    // A caregiver's file says nothing of the rest of the family.
    const caregiver =
      only === null ? null : { userId: '', linkmanId: only, role: 'guardian' as const };
    const order = await orderDetailOf(services, db, orderId, { ...owner, caregiver });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${order.reference}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(calendarText(visitEntry(order, language), now));
  });
}
