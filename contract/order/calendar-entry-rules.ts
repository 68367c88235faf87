/** What the calendar entry contains; its texts are those of `calendarTexts`. */
export interface EventFacts {
  readonly title: string;
  /** Names the entry, so that adding twice replaces: an order's reference, or its visit. */
  readonly reference: string;
  /** ms since 1970. */
  readonly start: number;
  readonly end: number;
  /** Who invites: the clinic's name. */
  readonly clinic: string;
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

/** A TEXT value (RFC 5545 §3.3.11), which has no control characters but the tab. */
export const escaped = (text: string): string =>
  text
    .replace(/([\\;,])/g, '\\$1')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/[^\t -~\u00a0-\uffff]/g, '');

/** A parameter's value, in quotes (RFC 5545 §3.2), which can contain no quote and no line break. */
const quoted = (text: string): string =>
  `"${text.replace(/"/g, '’').replace(/[^ -~\u00a0-\uffff]+/g, ' ')}"`;

/** Organizers are addresses, and clinics have none for mail: one where none can arrive (RFC 2606 §2). */
const ORGANIZER_ADDRESS = 'mailto:appointments@yimiao.invalid';

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

/** The lines of one entry, with times in UTC (§3.3.5), which need no VTIMEZONE. `now` in ms. @param organizer its line, if sent */
export const calendarEvent = (
  facts: EventFacts,
  now: number,
  organizer: readonly string[] = [],
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${facts.reference}@yimiao`,
  `SEQUENCE:${facts.sequence}`,
  `STATUS:${facts.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(facts.start)}`,
  `DTEND:${utc(facts.end)}`,
  ...organizer,
  `SUMMARY:${escaped(facts.title)}`,
  `LOCATION:${escaped(facts.location)}`,
  `DESCRIPTION:${escaped(facts.note)}`,
  ...(facts.cancelled ? [] : alarm(facts.title)),
  'END:VEVENT',
];

/** Lines as an iCalendar text (RFC 5545 §3.1). */
export const foldedLines = (lines: readonly string[]): string =>
  `${lines.map(folded).join('\r\n')}\r\n`;

/**
 * The entry as an iCalendar text that is sent: PUBLISH has exactly one DTSTAMP, DTSTART, ORGANIZER, SUMMARY and UID, and no
 * ATTENDEE (RFC 5546 §3.2.1); CANCEL has the same UID, a higher SEQUENCE and no VALARM (§3.2.5, §2.1.4). `now` in ms.
 */
export const calendarText = (facts: EventFacts, now: number): string =>
  foldedLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yimiao//Appointments//ZH',
    'CALSCALE:GREGORIAN',
    `METHOD:${facts.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...calendarEvent(facts, now, [`ORGANIZER;CN=${quoted(facts.clinic)}:${ORGANIZER_ADDRESS}`]),
    'END:VCALENDAR',
  ]);
