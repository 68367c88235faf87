import type { IsDue } from '../../../kernel/jobs';
import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { newId } from '../../../kernel/ids';
import { NOTHING } from '../../../sealed/field-cipher';
import { SEND_DEADLINE } from '../../../shared/mail/send-mail';
import type { ExportRow } from './export-row';

/** ms after a sign of life until another process may take an export over; sending a mail gives none. */
export const LEASE = SEND_DEADLINE + 15_000;

/** An export that this process works on. */
export interface ClaimedExport extends ExportRow {
  readonly claim: string;
}

/**
 * Claims the export that has been due for longest, for one process. One whose process died is due again when its lease
 * ends; it is packed anew then.
 * @param now ms
 */
export async function claimExport(db: Db, now: number): Promise<ClaimedExport | null> {
  const claim = newId();
  const { rows } = await sql<ClaimedExport>`
    update personal_exports e set claim = ${claim}, tries = e.tries + 1,
      due_at = ${new Date(now + LEASE)}, state = case when e.state = 'waiting' then 'packing' else e.state end
    from (
      select id from personal_exports
      where state in ('waiting', 'packing', 'mailing') and due_at <= ${new Date(now)}
      order by due_at limit 1 for update skip locked
    ) due where e.id = due.id
    returning e.*`.execute(db);
  return rows[0] ?? null;
}

/** What an export is without its file. */
export const WITHOUT_FILE = {
  file_key: NOTHING,
  file_id: null,
  bytes: null,
  expires_at: null,
} as const;

/** Change of a claimed export. */
type Change = Partial<
  Pick<
    ExportRow,
    | 'state'
    | 'problem'
    | 'progress'
    | 'due_at'
    | 'tries'
    | 'file_key'
    | 'file_id'
    | 'bytes'
    | 'expires_at'
    | 'sent_at'
  >
> & { readonly claim?: null };

/**
 * Changes an export while this process still has it.
 * @returns false: it was cancelled, its account was deleted, or another process has taken it over
 */
export async function changeClaimed(
  db: Db,
  { id, claim }: Pick<ClaimedExport, 'id' | 'claim'>,
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('personal_exports')
    .set(change)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('state', 'in', ['packing', 'mailing'])
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/**
 * Records that the mail of an export was sent, also where another process has taken the export over meanwhile: it must
 * not send it once more. @param now ms
 */
export async function recordSent(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('personal_exports')
    .set({ state: 'sent', problem: null, sent_at: new Date(now), claim: null })
    .where('id', '=', id)
    .where('state', 'in', ['mailing', 'failed'])
    .where('file_id', 'is not', null)
    .execute();
}

/** Whether {@link claimExport} finds one. */
export const areExportsDue: IsDue = (now) => sql`exists (
  select from personal_exports
  where state in ('waiting', 'packing', 'mailing') and due_at <= ${new Date(now)})`;
