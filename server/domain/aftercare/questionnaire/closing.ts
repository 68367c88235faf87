import { isWithinDates } from '@contract/questionnaire/questionnaire-rules';
import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import type { Db } from '../../../db/database';

/** When staff closed each version that they closed, ms, by `code.version`. */
export async function closings(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('questionnaire_versions')
    .select(['code', 'version', 'closed_at'])
    .where('closed_at', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ code, version, closed_at: at }) => [`${code}.${version}`, at?.getTime() ?? 0]),
  );
}

/** When staff closed a version, ms; null: they have not. */
export const closedAt = (
  closed: ReadonlyMap<string, number>,
  { code, version }: Questionnaire,
): number | null => closed.get(`${code}.${version}`) ?? null;

/** Whether a version can be answered. @param today `YYYY-MM-DD` in China */
export const isOpen = (
  closed: ReadonlyMap<string, number>,
  questionnaire: Questionnaire,
  today: string,
): boolean => isWithinDates(questionnaire, today) && closedAt(closed, questionnaire) === null;

/** Closes a version early, or opens it again. @param now ms */
export async function setOpen(
  db: Db,
  { code, version }: Questionnaire,
  open: boolean,
  now: number,
): Promise<void> {
  await db
    .updateTable('questionnaire_versions')
    .set({ closed_at: open ? null : new Date(now) })
    .where('code', '=', code)
    .where('version', '=', version)
    .execute();
}
