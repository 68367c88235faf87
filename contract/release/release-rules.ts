/** ms before the opening from which on the queue can be entered; when within them makes no difference. */
export const ENTRY_LEAD = 30 * 60_000;
/** ms that an admitted ticket has for the booking. */
export const ADMISSION_MS = 5 * 60_000;
/** Most people of one ticket: a family visit. */
export const TICKET_PEOPLE = 5;

/** `announced`: not open yet; `open`: tickets are admitted; `ended`: everybody was served or nothing is left. */
export const RELEASE_STATES = ['announced', 'open', 'ended'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/**
 * `present`: entered before the draw; `inLine`: has a position; `admitted`: may book now; `used`: has booked; `lapsed`:
 * admission expired; `left`: given up; `soldOut`: no capacity remained before its turn.
 */
export const TICKET_STATES = [
  'present',
  'inLine',
  'admitted',
  'used',
  'lapsed',
  'left',
  'soldOut',
] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Chance of a ticket: capacity remains; some may become free; none is likely to. */
export const CHANCES = ['place', 'maybe', 'unlikely'] as const;
export type Chance = (typeof CHANCES)[number];

/** Whether the ticket can still change, so that polling makes sense. */
export const isRunning = (state: TicketState): boolean =>
  state === 'present' || state === 'inLine' || state === 'admitted';
