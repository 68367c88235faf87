import { addDays } from '../time/day-rules';
import type { Span } from '../subscribe/span-rules';
import { LIVE_GAP_DAYS, SCHEDULE } from './schedule-rules';
import type { AdministeredDose } from './administered-rules';

/** Injected live vaccines that are outside the programme, or no longer in it; the same interval applies to them. */
const OTHER_LIVE = ['varicella', 'zoster-live', 'mr'];

/** Catalogue codes of all injected live vaccines. */
export const LIVE_CODES: readonly string[] = [
  ...SCHEDULE.filter(({ isLive }) => isLive).map(({ code }) => code),
  ...OTHER_LIVE,
];

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
