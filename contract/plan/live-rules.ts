import { addDays } from '../time/day-rules';
import type { Span } from '../subscribe/span-rules';
import { LIVE_CONFLICT } from '../doses/schedule/china';
import { LIVE_GAP_DAYS } from './schedule-rules';
import type { AdministeredDose } from './administered-dose';

/** Catalogue codes of all injected live vaccines; the nasal one counts as an injected one. */
export const LIVE_CODES: readonly string[] = LIVE_CONFLICT.between;

/** Whether a vaccine of the catalogue is an injected live one. */
export const isInjectedLive = (code: string): boolean => LIVE_CODES.includes(code);

/** Days on which an injected live vaccine was administered. */
export const liveDaysOf = (
  taken: readonly Pick<AdministeredDose, 'code' | 'day'>[],
): readonly string[] => taken.filter(({ code }) => isInjectedLive(code)).map(({ day }) => day);

/**
 * Days that other injected live vaccines exclude: one is administered on the same day as another or at least {@link
 * LIVE_GAP_DAYS} days apart.
 */
export const tooNear = (liveDays: readonly string[]): readonly Span[] =>
  liveDays.flatMap((day) => [
    { from: addDays(day, 1 - LIVE_GAP_DAYS), to: addDays(day, -1) },
    { from: addDays(day, 1), to: addDays(day, LIVE_GAP_DAYS - 1) },
  ]);
