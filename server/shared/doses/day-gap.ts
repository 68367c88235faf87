import { isInjectedLive } from '@contract/plan/live-rules';
import type { DayGap } from '@contract/subscribe/endpoints';
import type { Span } from '@contract/subscribe/span-rules';
import { addDays, daysFrom, laterOf } from '@contract/time/day-rules';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import type { ClockReading } from '../slots/clock-reading';
import { accepts } from './eligibility';
import type { DoseDays } from './eligibility';
import { recordOf } from './evaluated';
import { liveGapReason, otherGapReason } from './live-vaccine-text';

/** Days on which another dose of the person stands in the way. */
export interface GapSpan extends Span {
  /** The other injected live vaccine, null where it must not be disclosed; undefined: another reason. */
  readonly live: string | null | undefined;
}

/** The days of the booking window on which a dose may be administered. */
export interface WindowDays {
  readonly firstDay: string;
  readonly lastDay: string;
  /** The days from today on that other doses exclude, also those before `firstDay`. */
  readonly gaps: readonly GapSpan[];
}

/** The other injected live vaccine because of which a day is refused; undefined: another reason. */
function liveOn({ evaluated, administered, product }: DoseDays, day: string): GapSpan['live'] {
  const { other } = evaluated.on(day);
  const areLive = other !== null && isInjectedLive(product.code) && isInjectedLive(other.code);
  if (!areLive || other.code === product.code) return undefined;
  const record = recordOf(other, administered);
  return record?.isElsewhere === true ? null : (record?.liveCode ?? null);
}

const isConflict = ({ evaluated }: DoseDays, day: string): boolean => {
  const { refusal } = evaluated.on(day);
  return refusal === 'conflict' || refusal === 'disturbs';
};

/**
 * The window of a dose: without any other dose by its first and last day, else by asking the evaluation about each day, since
 * what is booked later excludes days in between. Earlier days than today are left out, because they would disclose when a dose
 * was administered.
 */
export function windowOf(
  days: DoseDays,
  { today, lastDay: end }: Pick<ClockReading, 'today' | 'lastDay'>,
): WindowDays {
  const { first, last, administered } = days;
  const lastDay = last !== null && last < end ? last : end;
  const firstDay = laterOf(today, first);
  if (administered.length === 0) return { firstDay, lastDay, gaps: [] };
  const accepted: string[] = [];
  const refused: string[] = [];
  for (const day of daysFrom(today, end)) (accepts(days, day) ? accepted : refused).push(day);
  const [begin = firstDay] = accepted;
  const gaps: GapSpan[] = [];
  for (const day of refused) {
    if (!isConflict(days, day) && (accepted.length === 0 || day < begin)) continue;
    const live = liveOn(days, day);
    const before = gaps[gaps.length - 1];
    if (before && before.live === live && addDays(before.to, 1) === day)
      gaps[gaps.length - 1] = { ...before, to: day };
    else gaps.push({ live, from: day, to: day });
  }
  return { firstDay: begin, lastDay: accepted[accepted.length - 1] ?? lastDay, gaps };
}

/** The limits of a dose as a search for free slots takes them. */
export function limitsOf(days: DoseDays, at: Pick<ClockReading, 'today' | 'lastDay'>) {
  const { firstDay, gaps } = windowOf(days, at);
  return { from: firstDay, to: days.last, tooNear: gaps };
}

/** Why days between others cannot be chosen, as the calendar says it; empty where there are none. */
export function dayGapOf(
  { gaps }: Pick<WindowDays, 'gaps'>,
  language: Language,
): { readonly dayGap?: DayGap } {
  if (gaps.length === 0) return {};
  const live = gaps.flatMap(({ live: code }) => (code === undefined ? [] : [code]));
  const reasons = [
    ...(live.length > 0 ? [liveGapReason(live)] : []),
    ...(live.length < gaps.length ? [otherGapReason] : []),
  ];
  const reason = reasons
    .map((each) => inLanguage(each, language))
    .join(language === 'en' ? ' ' : '');
  return { dayGap: { spans: gaps.map(({ from, to }) => ({ from, to })), reason } };
}
