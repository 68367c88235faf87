import { sql } from 'kysely';
import type { Db } from '../../../../db/database';

/** Rows of readers that go at a time. */
const READS = 5_000;

/** What a step of the deletion found. */
export interface ErasedNotice {
  /** Rows of readers that it deleted. */
  readonly reads: number;
  /** There may be more: the notice itself stays for another step, and nobody sees it. */
  readonly isMore: boolean;
}

/**
 * Takes a step of deleting a notice: it is shown to nobody from the first one on, and goes after the rows of its readers.
 * @param trx a transaction
 */
export async function eraseNotice(trx: Db, noticeId: string): Promise<ErasedNotice> {
  await trx.updateTable('notices').set({ is_shown: false }).where('id', '=', noticeId).execute();
  const { numAffectedRows = 0n } = await sql`
    delete from notice_reads where ctid = any (array(
      select ctid from notice_reads where notice_id = ${noticeId} limit ${sql.lit(READS)}))`.execute(
    trx,
  );
  const reads = Number(numAffectedRows);
  const isMore = reads === READS;
  if (!isMore) await trx.deleteFrom('notices').where('id', '=', noticeId).execute();
  return { reads, isMore };
}
