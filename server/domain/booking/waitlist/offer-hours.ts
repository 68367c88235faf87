import { addDays } from '@contract/time/day-rules';
import { OFFERS_FROM, OFFERS_UNTIL } from '@contract/waitlist/waitlist-rules';
import { dayOf, instantOf, timeOf } from '../../../kernel/clock';

/** The next time at which places are offered, ms: `now` itself by day, the coming morning at night. */
export function offeredFrom(now: number): number {
  const clock = timeOf(now);
  const today = dayOf(now);
  if (clock < OFFERS_FROM) return instantOf(today, OFFERS_FROM);
  return clock < OFFERS_UNTIL ? now : instantOf(addDays(today, 1), OFFERS_FROM);
}
