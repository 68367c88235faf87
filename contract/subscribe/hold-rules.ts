/** ms a place is held while the form is filled in. */
export const HOLD_MS = 300_000;

/** ms within {@link HOLD_WINDOW} that one account may hold places while filling in forms. */
export const HOLD_ALLOWANCE = 20 * 60_000;
/** ms; the allowance is counted over the time before, so that nobody keeps a scarce place to themselves. */
export const HOLD_WINDOW = 3_600_000;
/** ms; a hold that would be shorter is refused. */
export const HOLD_LEAST = 60_000;

/** Most places of one hold: the people of a family booking. */
export const MAX_HELD = 5;
