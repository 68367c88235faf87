import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/database';
import type { Tables } from '../../db/tables';
import { DAY, dayOf } from '../../kernel/clock';
import { NOTHING } from '../../sealed/field-cipher';
import { familyOf } from './rows';

/** ms after a removal for which the end of the last order is waited for: late arrivals a day, failed refunds longer. */
const WAITED = 90 * DAY;

/**
 * SQL: an order of a member `l` needs to know whom it is for. The dose was given, so that it is part of a vaccination
 * record; the clinic may still receive them late today; or money has not gone back yet.
 */
const isNeeded = (now: number) => sql`exists (
  select from orders o where o.user_id = l.user_id and o.linkman_id = l.id and not (
    o.status in ('CANCELLED', 'REFUNDED') or (o.status = 'NO_SHOW' and o.day < ${dayOf(now)}::date)))`;

/** SQL: what a person is known by is emptied. */
const NAMELESS = sql`name = '', document_number = '', birthday = null, sex = null, person_key = null`;

/**
 * Removes a person without any order. Of others what their orders refer to stays: with a name, document, birthday and
 * sex only where one needs to know whom it is for. @param now ms
 */
export async function eraseLinkman(db: Db, linkmanId: string, now: number): Promise<void> {
  await db.deleteFrom('self_reported_doses').where('linkman_id', '=', linkmanId).execute();
  await db.deleteFrom('declined_suggestions').where('linkman_id', '=', linkmanId).execute();
  await sql`delete from linkmen l where l.id = ${linkmanId}
    and not exists (select from orders o where o.linkman_id = l.id)`.execute(db);
  await db
    .updateTable('linkmen')
    .set({
      mobile: NOTHING,
      address: '',
      occupation: '',
      region_code: null,
      guardian: null,
      history_key: null,
      is_default: false,
      deleted_at: new Date(now),
    })
    .where('id', '=', linkmanId)
    .execute();
  await sql`update linkmen l set ${NAMELESS} where l.id = ${linkmanId} and not ${isNeeded(now)}`.execute(
    db,
  );
}

/** Empties what removed people are known by, where no order needs it any more. @param now ms */
export async function eraseNames(db: Db, now: number): Promise<void> {
  await sql`update linkmen l set ${NAMELESS}
    where l.deleted_at > ${new Date(now - WAITED)} and l.name <> '' and not ${isNeeded(now)}`.execute(
    db,
  );
}

/** Locks the member's row: bookings and tickets for them wait for it. */
export const lockPerson = (trx: Db, linkmanId: string) =>
  trx.selectFrom('linkmen').select('id').where('id', '=', linkmanId).forUpdate().execute();

/** Makes the first member of the family the default, where the default one was removed. */
export async function passDefaultOn(trx: Transaction<Tables>, userId: string): Promise<void> {
  const [heir] = await familyOf(trx, userId);
  if (heir)
    await trx.updateTable('linkmen').set({ is_default: true }).where('id', '=', heir.id).execute();
}
