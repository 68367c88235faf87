import { ALARM_MINUTES, calendarText } from '@contract/order/calendar-entry-rules';
import type { EventFacts } from '@contract/order/calendar-entry-rules';
import type { CalendarEvent } from '@/platform/calendar/types';

/** The entry for the phone's calendar; `address` requests the address of a calendar file. `now` in ms. */
export function calendarEvent(
  facts: EventFacts,
  now: number,
  address: CalendarEvent['address'],
): CalendarEvent {
  const { title, start, end, location, note } = facts;
  return {
    title,
    start,
    end,
    location,
    note,
    alarmMinutes: ALARM_MINUTES,
    ics: calendarText(facts, now),
    address,
  };
}
