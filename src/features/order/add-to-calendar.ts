import type { OrderDetail } from '@contract/order/endpoints';
import { serverNow } from '@/http/server-clock';
import { addToCalendar } from '@/platform/calendar';
import type { CalendarOutcome } from '@/platform/calendar/types';
import { calendarEvent } from './calendar-event';

const instant = (day: string, clock: string): number => Date.parse(`${day}T${clock}:00+08:00`);

/** Puts an appointment into the phone's calendar; the title names the vaccine, not the person. */
export function addOrderToCalendar(order: OrderDetail, title: string): Promise<CalendarOutcome> {
  const event = calendarEvent(
    {
      title,
      reference: order.reference,
      start: instant(order.day, order.startTime),
      end: instant(order.day, order.endTime),
      location: `${order.departmentName} ${order.departmentAddress}`,
      note: [order.reference, ...order.bring].join('\n'),
    },
    serverNow(),
  );
  return addToCalendar(event);
}
