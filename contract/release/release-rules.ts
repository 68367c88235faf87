/** ms before the opening from which on one can enter the line; when within them makes no difference. */
export const ENTRY_LEAD = 30 * 60_000;
/** ms that an admitted ticket has for the booking. */
export const ADMISSION_MS = 5 * 60_000;
/** Most people of one ticket: a family visit. */
export const TICKET_PEOPLE = 5;

/** `announced`: not open yet; `open`: the line moves; `ended`: everybody was served or nothing is left. */
export const RELEASE_STATES = ['announced', 'open', 'ended'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/**
 * `present`: in before the draw; `inLine`: has a position; `admitted`: may book now; `used`: has booked; `lapsed`: let
 * its time pass; `left`: gave it up; `soldOut`: nothing was left when its turn would have come.
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

/** How a ticket stands: a place is there; one may come free; none is likely to. */
export const CHANCES = ['place', 'maybe', 'unlikely'] as const;
export type Chance = (typeof CHANCES)[number];

/** Whether the ticket is still worth asking about. */
export const isRunning = (state: TicketState): boolean =>
  state === 'present' || state === 'inLine' || state === 'admitted';
