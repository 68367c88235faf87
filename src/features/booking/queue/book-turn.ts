import type { Release, Ticket } from '@contract/release/endpoints';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { savePrefill } from '@/features/booking/submission/prefill';
import { navigate } from '@/routes/navigate';

type Target = Pick<Release, 'depaCode' | 'productId' | 'firstDay'>;

/**
 * Opens the booking form for the people of an admitted ticket, as many as there are places left for, at the release's days: a
 * turn is not used by an appointment on another one.
 */
export function bookTurn(
  { depaCode, productId, firstDay }: Target,
  { people, places }: Ticket,
): void {
  const target = { depaCode, productId };
  const [first, ...others] = people.slice(0, places ?? people.length);
  if (first) {
    const groupMembers = others.map(({ linkmanId }) => linkmanId);
    savePrefill({
      target,
      prefill: { ...first, earliest: null, wantedFrom: firstDay, why: '', groupMembers },
    });
  }
  void navigate.to('subscribe', bookingQuery(target));
}
