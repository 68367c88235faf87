import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/database';
import type { Tables } from '../../db/tables';
import { NOTHING } from '../../sealed/field-cipher';
import { isAboutMember } from './messages-about-member';
import { forgetRemoved } from './needed-names';
import { returnEntries } from './return-entries';
import { familyOf } from './rows';

/** Ends every access to a member, with the messages that caregivers have about them. */
async function forgetCaregivers(db: Db, linkmanId: string): Promise<void> {
  await sql`delete from messages m using caregivers c
    where c.linkman_id = ${linkmanId} and m.user_id = c.user_id and ${isAboutMember(linkmanId)}`.execute(
    db,
  );
  for (const table of [
    'caregivers',
    'caregiver_invitations',
    'caregiver_events',
    'entry_mergings',
  ] as const)
    await db.deleteFrom(table).where('linkman_id', '=', linkmanId).execute();
}

/**
 * Removes a person without any order. Of others what their orders refer to stays: with a name, document, birthday and
 * sex only as long as one needs to know whom it is for. @param now ms
 */
export async function eraseFamilyMember(db: Db, linkmanId: string, now: number): Promise<void> {
  await returnEntries(db, linkmanId, null);
  await forgetCaregivers(db, linkmanId);
  await db.deleteFrom('self_reported_doses').where('linkman_id', '=', linkmanId).execute();
  await db.deleteFrom('declined_suggestions').where('linkman_id', '=', linkmanId).execute();
  await db.deleteFrom('health_profiles').where('linkman_id', '=', linkmanId).execute();
  await sql`delete from observation_notes n using orders o, linkmen l
    where l.id = ${linkmanId} and o.id = n.order_id and n.user_id = l.user_id
      and (o.linkman_id = l.id or (o.source = 'walk_in' and o.person_key = l.person_key))`.execute(
    db,
  );
  await sql`delete from linkmen l where l.id = ${linkmanId}
    and not exists (select from orders o where o.linkman_id = l.id)`.execute(db);
  await db
    .updateTable('linkmen')
    .set({
      mobile: NOTHING,
      address: '',
      region_code: null,
      guardian: null,
      history_key: null,
      is_default: false,
      deleted_at: new Date(now),
    })
    .where('id', '=', linkmanId)
    .execute();
  await forgetRemoved(db, [linkmanId], now);
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
