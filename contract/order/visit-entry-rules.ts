import { CHANGING_EVENTS } from './calendar-entry-rules';
import type { EventFacts } from './calendar-entry-rules';
import { calendarTexts } from './calendar-text-rules';
import type { OrderDetail } from './endpoints';
import { compareText } from '../text/order-rules';
import { shanghaiInstant } from '../time/shanghai-rules';
import { partsOf, timeOfParts } from './visit-rules';
import type { VisitPart } from './visit-rules';

/** Whether an appointment was called off: it leaves the calendar, which one that was missed does not. */
export const isCalledOff = ({ status }: Pick<VisitPart, 'status'>): boolean =>
  status === 'CANCELLED' ||
  status === 'REFUNDING' ||
  status === 'REFUNDED' ||
  status === 'REFUND_FAILED';

/** What names the entry of a visit, of its orders on all days: one that moves as a whole keeps it, a part that leaves has another. */
export function entryKeyOf(
  {
    visitId,
    orderId,
    day,
    reference,
  }: Pick<OrderDetail, 'visitId' | 'orderId' | 'day' | 'reference'>,
  others: readonly Pick<VisitPart, 'orderId' | 'day'>[],
): string {
  if (visitId === null || others.length === 0) return reference;
  const [first] = [{ orderId, day }, ...others].sort((a, b) => compareText(a.orderId, b.orderId));
  return first?.day === day ? visitId : `${visitId}-${day}`;
}

/** The one entry of an order's visit, from its first start to its last end, with all doses that take place. */
export function visitEntry(order: OrderDetail, language: 'zh-CN' | 'en'): EventFacts {
  const all = partsOf(order);
  const living = all.filter((part) => !isCalledOff(part));
  const parts = living.length > 0 ? living : all;
  const { startTime, endTime } = timeOfParts(parts) ?? order;
  const changes = order.timeline.filter(({ kind }) => CHANGING_EVENTS.includes(kind)).length;
  // Parts that left, of whose own events this order knows nothing.
  const gone = order.visit.filter((part) => part.day !== order.day || isCalledOff(part)).length;
  const texts = calendarTexts(
    {
      doses: parts.map((part) => ({
        person: part.linkmanName,
        product: part.productName,
        startTime: part.startTime,
      })),
      clinic: order.departmentName,
      address: order.departmentAddress,
      phone: order.departmentPhone,
      reference: order.reference,
      bring: order.bring,
    },
    language,
  );
  return {
    ...texts,
    reference: entryKeyOf(order, order.visit),
    start: shanghaiInstant(order.day, startTime),
    end: shanghaiInstant(order.day, endTime),
    clinic: order.departmentName,
    sequence: changes + gone,
    cancelled: living.length === 0,
  };
}
