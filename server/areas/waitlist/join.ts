import { CODE } from '@contract/errors';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { findRecipient, findRecords } from '../../domain/booking/candidates/candidate';
import { entryOf, ownEntries } from '../../domain/booking/waitlist/entries';
import { addEntry } from '../../domain/booking/waitlist/join-and-leave';
import { hasRemaining, scopeOf } from '../../domain/booking/waitlist/scope';

/** Joins a waiting list: for a clinic's day, a clinic, or a product in a city; only where nothing can be booked now. */
export function joinHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /subscribe/waiting/join.do'> {
  return async (input, context) => {
    const { userId, now, language } = context;
    const recipient = await findRecipient(services, input.linkmanId, userId);
    const scope = await scopeOf(
      db,
      input,
      recipient,
      (vaccineCode) => findRecords(services, recipient, vaccineCode),
      context,
    );
    const { linkmanId, personKey } = recipient;
    const person = { userId, linkmanId, personKey, doseNo: input.doseNo };
    if (await hasRemaining(db, scope, person, now)) throw new DomainError(CODE.SLOTS_AVAILABLE);
    const id = await addEntry(db, scope, person, now);
    const row = await ownEntries(db, userId).where('w.id', '=', id).executeTakeFirstOrThrow();
    return entryOf(row, [], language);
  };
}
