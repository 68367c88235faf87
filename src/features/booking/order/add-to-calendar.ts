import { CHANGING_EVENTS } from '@contract/order/calendar-entry-rules';
import { orderTexts } from '@contract/order/calendar-text-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import { shanghaiInstant } from '@contract/time/shanghai-rules';
import { request } from '@/http/request';
import { serverNow } from '@/http/server-clock';
import { currentLanguage } from '@/i18n/language';
import { addToCalendar, removeFromCalendar } from '@/platform/calendar';
import type { CalendarEvent, CalendarOutcome } from '@/platform/calendar/types';
import { calendarEvent } from './calendar-event';

function eventOf(order: OrderDetail, cancelled: boolean): CalendarEvent {
  return calendarEvent(
    {
      ...orderTexts(order, currentLanguage()),
      reference: order.reference,
      start: shanghaiInstant(order.day, order.startTime),
      end: shanghaiInstant(order.day, order.endTime),
      clinic: order.departmentName,
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

/** Adds an appointment to the phone's calendar. */
export const addOrderToCalendar = (order: OrderDetail): Promise<CalendarOutcome> =>
  addToCalendar(eventOf(order, false));

/** Removes a cancelled appointment from the calendar, where calendars support that. */
export const removeOrderFromCalendar = (order: OrderDetail): Promise<CalendarOutcome> =>
  removeFromCalendar(eventOf(order, true));
