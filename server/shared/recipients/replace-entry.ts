import { sql } from 'kysely';
import type { Db } from '../../db/database';

/** Moves what `to` has not of its own; the rest goes with the entry. `same` SQL: a row `n` of `to` that is the same as `t`. */
const moveRows = (
  db: Db,
  table: 'self_reported_doses' | 'declined_suggestions' | 'health_profiles',
  { from, to }: { readonly from: string; readonly to: string },
  same: string,
) =>
  sql`
    update ${sql.table(table)} t set linkman_id = ${to} where t.linkman_id = ${from} and not exists (
      select from ${sql.table(table)} n where n.linkman_id = ${to} and ${sql.raw(same)})`.execute(
    db,
  );

/**
 * Replaces a resting entry by the one of the same person that its account has added meanwhile: appointments and doses of the past,
 * answers and the booklet's pictures are that one's, and the entry goes. @param db a transaction
 */
export async function replaceEntry(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('orders').set({ linkman_id: to }).where('linkman_id', '=', from).execute();
  const entries = { from, to };
  await moveRows(
    db,
    'self_reported_doses',
    entries,
    'n.vaccine_code = t.vaccine_code and (n.day = t.day or n.dose_no = t.dose_no)',
  );
  await moveRows(db, 'declined_suggestions', entries, 'n.code = t.code');
  await moveRows(db, 'health_profiles', entries, 'true');
  await sql`
    update booklet_pictures set linkman_id = ${to}, page_no = page_no + (
      select coalesce(max(n.page_no), 0) from booklet_pictures n where n.linkman_id = ${to})
    where linkman_id = ${from}`.execute(db);
  await db.deleteFrom('linkmen').where('id', '=', from).execute();
}
