import type { OrderDetail } from '@contract/order/endpoints';
import { visitEntry } from '@contract/order/visit-entry-rules';
import { request } from '@/http/request';
import { serverNow } from '@/http/server-clock';
import { currentLanguage } from '@/i18n/language';
import { addToCalendar, removeFromCalendar } from '@/platform/calendar';
import type { CalendarEvent, CalendarOutcome } from '@/platform/calendar/types';
import { calendarEvent } from './calendar-event';

const eventOf = (order: OrderDetail): CalendarEvent =>
  calendarEvent(visitEntry(order, currentLanguage()), serverNow(), async () => {
    const { orderId } = order;
    return (await request('GET /order/calendar/address.do', { orderId }, { failure: 'in-place' }))
      .url;
  });

/** Adds an appointment to the phone's calendar, with all of its visit. */
export const addOrderToCalendar = (order: OrderDetail): Promise<CalendarOutcome> =>
  addToCalendar(eventOf(order));

/** Removes a visit that was called off from the calendar, where calendars support that. */
export const removeOrderFromCalendar = (order: OrderDetail): Promise<CalendarOutcome> =>
  removeFromCalendar(eventOf(order));
