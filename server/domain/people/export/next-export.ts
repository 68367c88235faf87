import { EXPORT_PAUSE, isUnderWay, MOST_EXPORT_REQUESTS } from '@contract/export/export-rules';
import type { Db } from '../../../db/database';
import type { ExportRow } from './export-row';

type Request = Pick<ExportRow, 'state' | 'created_at' | 'sent_at'>;

/** Failed and cancelled requests count only where their mail was sent. */
const counts = ({ state, sent_at: sentAt }: Request): boolean =>
  sentAt !== null || isUnderWay(state);

/**
 * When an account can request an export again, ms; null: now.
 * @param requests those of the last {@link EXPORT_PAUSE}, the oldest first
 */
export function nextExport(requests: readonly Request[], now: number): number | null {
  const recent = requests.filter(({ created_at: at }) => at.getTime() > now - EXPORT_PAUSE);
  const last = recent.filter(counts).at(-1);
  const first = recent.length >= MOST_EXPORT_REQUESTS ? recent.at(-MOST_EXPORT_REQUESTS) : null;
  const ends = [last, first].flatMap((row) => (row ? [row.created_at.getTime()] : []));
  return ends.length === 0 ? null : Math.max(...ends) + EXPORT_PAUSE;
}

/** The same, read for an account. */
export async function nextExportOf(db: Db, userId: string, now: number): Promise<number | null> {
  const rows = await db
    .selectFrom('personal_exports')
    .select(['state', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now - EXPORT_PAUSE))
    .orderBy('created_at')
    .execute();
  return nextExport(rows, now);
}
