import { CODE } from '@contract/errors';
import { MAX_WAITING } from '@contract/waitlist/waitlist-rules';
import type { BookingServices } from '../../domain/booking/services';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { lockFamily } from '../../domain/recipients/family-lock';
import { ownLinkman } from '../../domain/recipients/rows';
import { findRecipient, findRecords } from '../../domain/candidates/candidate';
import { entryOf, ownEntries } from '../../domain/waitlist/entries';
import { hasRemaining, scopeOf } from '../../domain/waitlist/scope';
import type { Scope } from '../../domain/waitlist/scope';

/** Adds an entry to the waiting list. @throws DomainError where there is one already or the account has too many. */
function addEntry(
  db: Db,
  scope: Scope,
  person: {
    readonly userId: string;
    readonly linkmanId: string;
    readonly personKey: string;
    readonly doseNo: number;
  },
  now: number,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockFamily(trx, person.userId);
    await ownLinkman(trx, person.userId, person.linkmanId);
    const { open } = await trx
      .selectFrom('waitlist_entries')
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .where('user_id', '=', person.userId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    if (open >= MAX_WAITING)
      throw new DomainError(CODE.WAITLIST_LIMIT, { params: { count: MAX_WAITING } });
    const made = await trx
      .insertInto('waitlist_entries')
      .values({
        user_id: person.userId,
        linkman_id: person.linkmanId,
        person_key: person.personKey,
        product_id: scope.productId,
        vaccine_code: scope.vaccineCode,
        dose_no: person.doseNo,
        city_code: scope.cityCode,
        depa_code: scope.depaCode,
        day: scope.day,
        from_day: scope.fromDay,
        to_day: scope.toDay,
        joined_at: new Date(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new DomainError(CODE.ALREADY_WAITLISTED);
    return made.id;
  });
}

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
