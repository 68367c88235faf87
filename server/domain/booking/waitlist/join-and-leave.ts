import { CODE } from '@contract/errors';
import { sharesAntigen } from '@contract/plan/antigen-rules';
import { MAX_WAITING } from '@contract/waitlist/waitlist-rules';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { endHold } from '../submission/holds/end-hold';
import type { FreedRow } from '../submission/holds/end-hold-statement';
import { secondProduct } from '../refusal/second-product';
import { lockFamily } from '../../../shared/recipients/family-lock';
import { ownFamilyMember } from '../../../shared/recipients/rows';
import type { Scope } from './scope';

/** Who waits for one product against a disease is not on the list for another one. @throws DomainError 20043 naming it */
async function refuseSecondProduct(
  trx: Db,
  { productId, vaccineCode }: Scope,
  { userId, personKey }: { readonly userId: string; readonly personKey: string },
): Promise<void> {
  const others = await trx
    .selectFrom('waitlist_entries as w')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .innerJoin('linkmen as l', 'l.id', 'w.linkman_id')
    .select(['w.vaccine_code', 'p.short_name', 'l.name'])
    .where('w.user_id', '=', userId)
    .where('w.person_key', '=', personKey)
    .where('w.state', '=', 'waiting')
    .where('w.product_id', '!=', productId)
    .execute();
  const other = others.find((one) => sharesAntigen(one.vaccine_code, vaccineCode));
  if (other)
    throw new DomainError(CODE.ALREADY_WAITLISTED, {
      message: secondProduct('list', other.name, other.short_name),
    });
}

/** Adds an entry to the waiting list. @throws DomainError where there is one already or the account has too many. */
export function addEntry(
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
    await ownFamilyMember(trx, person.userId, person.linkmanId);
    const { open } = await trx
      .selectFrom('waitlist_entries')
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .where('user_id', '=', person.userId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    if (open >= MAX_WAITING)
      throw new DomainError(CODE.WAITLIST_LIMIT, { params: { count: MAX_WAITING } });
    await refuseSecondProduct(trx, scope, person);
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

/**
 * Ends an entry of the user's own; a place that was being offered becomes free.
 * @returns rows for `holds.noteFreed`
 * @throws DomainError 4004 where nothing of theirs is waiting under this id
 */
export const endEntry = (
  db: Db,
  entryId: number,
  userId: string,
  now: number,
): Promise<readonly FreedRow[]> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('waitlist_entries')
      .set({ state: 'left', ended_at: new Date(now) })
      .where('id', '=', entryId)
      .where('user_id', '=', userId)
      .where('state', '=', 'waiting')
      .returning('hold_id')
      .executeTakeFirst();
    if (!row) throw new DomainError(CODE.NOT_FOUND);
    return row.hold_id === null ? [] : endHold(trx, { holdId: row.hold_id, userId, now });
  });
