/** An appointment for the phone's calendar. Times in ms since 1970. */
export interface CalendarEvent {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly location: string;
  readonly note: string;
  /** How long before the start it rings, in minutes. */
  readonly alarmMinutes: number;
  /** The same event as an iCalendar text, which a browser offers as a file. */
  readonly ics: string;
  /** Asks for a path of the API host that hands the event over as a file for a short while. */
  readonly address: () => Promise<string>;
}

/** `added`: in the calendar; `file`: handed over as a file; `refused`: the user said no; `unsupported`: do not offer it. */
export type CalendarOutcome = 'added' | 'file' | 'refused' | 'failed' | 'unsupported';

/** Takes an event out again, by the same identity. `unsupported`: the user has to do it. Never rejects. */
export type RemoveFromCalendar = AddToCalendar;

/** Adds an event to the phone's calendar. Never rejects. */
export type AddToCalendar = (event: CalendarEvent) => Promise<CalendarOutcome>;
