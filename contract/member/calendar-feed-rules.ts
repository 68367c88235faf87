import { calendarEvent, escaped, foldedLines } from '../order/calendar-entry-rules';
import type { EventFacts } from '../order/calendar-entry-rules';

/** How often a calendar is asked to look again (RFC 7986 §5.7). */
const REFRESH = 'PT4H';

/**
 * A calendar to subscribe to, with every appointment. A snapshot, which nobody is sent: it has no METHOD and so no ORGANIZER
 * (RFC 5545 §3.7.2, §3.8.4.3). Its name stands twice: RFC 7986 §5.1, and as calendars read it before. `now` in ms.
 */
export function calendarFeedText(name: string, events: readonly EventFacts[], now: number): string {
  return foldedLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yimiao//Appointments//ZH',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((facts) => calendarEvent(facts, now)),
    'END:VCALENDAR',
  ]);
}
