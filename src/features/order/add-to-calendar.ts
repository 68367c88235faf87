import { CHANGING_EVENTS } from '@contract/order/calendar-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import { shanghaiInstant } from '@contract/time/shanghai-rules';
import { request } from '@/http/request';
import { serverNow } from '@/http/server-clock';
import { addToCalendar, removeFromCalendar } from '@/platform/calendar';
import type { CalendarEvent, CalendarOutcome } from '@/platform/calendar/types';
import { calendarEvent } from './calendar-event';

function eventOf(order: OrderDetail, title: string, cancelled: boolean): CalendarEvent {
  return calendarEvent(
    {
      title,
      reference: order.reference,
      start: shanghaiInstant(order.day, order.startTime),
      end: shanghaiInstant(order.day, order.endTime),
      location: `${order.departmentName} ${order.departmentAddress}`,
      note: [order.reference, ...order.bring].join('\n'),
      sequence: order.timeline.filter(({ kind }) => CHANGING_EVENTS.includes(kind)).length,
      cancelled,
    },
    serverNow(),
    async () => {
      const { orderId } = order;
      return (await request('GET /order/calendar/address.do', { orderId }, { failure: 'in-place' }))
        .url;
    },
  );
}

/** Adds an appointment to the phone's calendar; the title contains the vaccine, not the person. */
export const addOrderToCalendar = (order: OrderDetail, title: string): Promise<CalendarOutcome> =>
  addToCalendar(eventOf(order, title, false));

/** Removes a cancelled appointment from the calendar, where calendars support that. */
export const removeOrderFromCalendar = (
  order: OrderDetail,
  title: string,
): Promise<CalendarOutcome> => removeFromCalendar(eventOf(order, title, true));
