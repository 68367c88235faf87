import { offeredFrom } from '../../../../server/domain/booking/waitlist/offer-hours';

/** ms that a test may take from here on. */
const SPARE = 15 * 60_000;

/** ms from now to when waiting-list offers are made at once: 0 by day, at night until the morning. */
export function untilOffered(now = Date.now()): number {
  const end = now + SPARE;
  const isDay = offeredFrom(now) === now && offeredFrom(end) === end;
  return isDay ? 0 : offeredFrom(end) + SPARE - now;
}
