import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Handler, Route } from '../../http/route';
import { entryOf, openOffers, ownEntries } from '../../domain/booking/waitlist/entries';
import { waitablePeople } from '../../domain/booking/waitlist/waitable-people';
import { endEntry } from '../../domain/booking/waitlist/join-and-leave';
import { canPayAhead } from '../../platforms/payment/partners';
import { joinHandler } from './join';

/** Ended entries that the list still shows. */
const MOST_SHOWN = 50;

/** Leaves a waiting list; a place that was being offered passes to the next at once. */
export function leaveHandler(
  { holds }: BookingServices,
  db: Db,
): Handler<'POST /subscribe/waiting/leave.do'> {
  return async ({ waitingId }, { userId, now }) => {
    const entryId = Number.isSafeInteger(Number(waitingId)) ? Number(waitingId) : 0;
    const freed = await endEntry(db, entryId, userId, now);
    holds.noteFreed(freed);
    return null;
  };
}

const listHandler =
  (paysAhead: boolean, db: Db): Handler<'GET /subscribe/waiting/list.do'> =>
  async (_input, context) => {
    const [rows, offers] = await Promise.all([
      ownEntries(db, context.userId).orderBy('w.id', 'desc').limit(MOST_SHOWN).execute(),
      openOffers(db, context, paysAhead),
    ]);
    return rows.map((row) => entryOf(row, offers, context.language));
  };

/** The waiting list. */
export const waitlistRoutes = ({ db }: Deps, services: BookingServices): readonly Route[] => {
  const paysAhead = canPayAhead(services.partners);
  return [
    route('POST /subscribe/waiting/join.do', joinHandler(services, db)),
    route('GET /subscribe/waiting/people.do', ({ productId }, context) =>
      waitablePeople(services, db, productId, context),
    ),
    route('POST /subscribe/waiting/leave.do', leaveHandler(services, db)),
    route('GET /subscribe/waiting/list.do', listHandler(paysAhead, db)),
    route('GET /subscribe/waiting/offers.do', (_input, context) =>
      openOffers(db, context, paysAhead),
    ),
  ];
};
