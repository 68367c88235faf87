/** An appointment for the phone's calendar. Times in ms since 1970. */
export interface CalendarEvent {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly location: string;
  readonly note: string;
  /** Minutes before the start at which the alarm rings. */
  readonly alarmMinutes: number;
  /** The same event as iCalendar text, which a browser offers as a file. */
  readonly ics: string;
  /** Fetches a short-lived path on the API host that serves the event as a file. */
  readonly address: () => Promise<string>;
}

/** `added`: in the calendar; `file`: offered as a file; `refused`: by the user; `unsupported`: do not offer it. */
export type CalendarOutcome = 'added' | 'file' | 'refused' | 'failed' | 'unsupported';

/** Removes an event by its identity. `unsupported`: the user has to do it. Never rejects. */
export type RemoveFromCalendar = AddToCalendar;

/** Adds an event to the phone's calendar. Never rejects. */
export type AddToCalendar = (event: CalendarEvent) => Promise<CalendarOutcome>;
