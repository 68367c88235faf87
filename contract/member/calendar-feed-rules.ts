import { calendarEvent, foldedLines } from '../order/calendar-rules';
import type { EventFacts } from '../order/calendar-rules';

/** How often a calendar is asked to look again (RFC 7986 §5.7). */
const REFRESH = 'PT4H';

/** A calendar to subscribe to, with every appointment (RFC 5545, RFC 7986). `now` in ms. */
export function calendarFeedText(events: readonly EventFacts[], now: number): string {
  return foldedLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yimiao//Appointments//ZH',
    'CALSCALE:GREGORIAN',
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((facts) => calendarEvent(facts, now)),
    'END:VCALENDAR',
  ]);
}
