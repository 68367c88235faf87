/** What the calendar entry contains; nothing about the person, since calendars are shared. */
export interface EventFacts {
  readonly title: string;
  /** Reference of the order, so that adding twice replaces. */
  readonly reference: string;
  /** ms since 1970. */
  readonly start: number;
  readonly end: number;
  readonly location: string;
  readonly note: string;
  /** Number of changes to the appointment: a higher number replaces a lower one. */
  readonly sequence: number;
  /** The appointment was cancelled: calendars remove the entry. */
  readonly cancelled?: boolean;
}

/** Events of an order after which the calendar's entry is out of date. */
export const CHANGING_EVENTS: readonly string[] = ['changed', 'cancelled', 'refund', 'recalled'];

/** Minutes before the appointment at which the alarm rings. */
export const ALARM_MINUTES = 120;
/** Longest line of an iCalendar text, in bytes (RFC 5545 §3.1). */
const LINE_BYTES = 75;

const utc = (at: number): string =>
  new Date(at).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const escaped = (text: string): string =>
  text.replace(/([\\;,])/g, '\\$1').replace(/\r?\n/g, '\\n');

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    if (bytes + bytesOf(character) > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += bytesOf(character);
  }
  return text;
}

const alarm = (title: string): readonly string[] => [
  'BEGIN:VALARM',
  `TRIGGER:-PT${ALARM_MINUTES}M`,
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
];

/** The lines of one entry. `now` in ms. */
export const calendarEvent = (facts: EventFacts, now: number): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${facts.reference}@yimiao`,
  `SEQUENCE:${facts.sequence}`,
  `STATUS:${facts.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(facts.start)}`,
  `DTEND:${utc(facts.end)}`,
  `SUMMARY:${escaped(facts.title)}`,
  `LOCATION:${escaped(facts.location)}`,
  `DESCRIPTION:${escaped(facts.note)}`,
  ...(facts.cancelled ? [] : alarm(facts.title)),
  'END:VEVENT',
];

/** Lines as an iCalendar text (RFC 5545 §3.1). */
export const foldedLines = (lines: readonly string[]): string =>
  `${lines.map(folded).join('\r\n')}\r\n`;

/** The entry as an iCalendar text (RFC 5545). `now` in ms. */
export const calendarText = (facts: EventFacts, now: number): string =>
  foldedLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yimiao//Appointments//ZH',
    'CALSCALE:GREGORIAN',
    `METHOD:${facts.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...calendarEvent(facts, now),
    'END:VCALENDAR',
  ]);
