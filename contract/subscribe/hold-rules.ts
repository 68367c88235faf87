import { VISIT_LIMITS } from './one-visit-rules';

/** ms that a slot is held while the form is filled in. */
export const HOLD_MS = 300_000;

/** ms within {@link HOLD_WINDOW} that one account may hold slots while filling in forms. */
export const HOLD_ALLOWANCE = 20 * 60_000;
/** ms; the allowance is counted over this sliding window, so that nobody blocks a scarce slot. */
export const HOLD_WINDOW = 3_600_000;
/** ms; a hold that would be shorter is refused. */
export const HOLD_LEAST = 60_000;

/** Most places of one hold: one for each dose of a visit. */
export const MAX_HELD = VISIT_LIMITS.mostDoses;
