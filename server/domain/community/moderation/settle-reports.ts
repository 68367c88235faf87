import type { Db } from '../../../db/database';
import { messageAuthor } from './write-message';

/** Settles the open reports of a case, and writes to each reporter what became of it. */
export async function settleReports(
  db: Db,
  caseId: string,
  isUpheld: boolean,
  now: number,
): Promise<void> {
  const settled = await db
    .updateTable('reports')
    .set({ outcome: isUpheld ? 'upheld' : 'dismissed', settled_at: new Date(now) })
    .where('case_id', '=', caseId)
    .where('outcome', 'is', null)
    .returning('reporter_id')
    .execute();
  const kind = isUpheld ? 'communityReportUpheld' : 'communityReportDismissed';
  for (const { reporter_id: reporter } of settled) await messageAuthor(db, reporter, kind, {}, now);
}
