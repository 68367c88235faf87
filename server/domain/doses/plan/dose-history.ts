import type { ParsedInputOf } from '@contract/endpoints';
import type { Plan } from '@contract/plan/endpoints';
import { missingUpTo } from '@contract/plan/history-rules';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { newId } from '../../../kernel/ids';
import { ownFamilyMember } from '../../../shared/recipients/rows';
import type { FamilyMemberRow } from '../../../shared/recipients/rows';
import { lockDoses, MOST_ENTRIES, refuseEntry } from './self-reported-doses';
import { administeredTo } from './administered';

/** How many doses of an answer are still stored as it reported them. */
async function countOf(db: Db, linkmanId: string, batchKey: string): Promise<number> {
  const { count } = await db
    .selectFrom('self_reported_doses')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('linkman_id', '=', linkmanId)
    .where('batch_key', '=', batchKey)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a family has reported about a member's doses. */
export async function historyOf(
  db: Db,
  { id, history_key }: Pick<FamilyMemberRow, 'id' | 'history_key'>,
): Promise<Plan['history']> {
  if (history_key === null) return { isKnown: false, batch: null };
  const batch = { batchKey: history_key, count: await countOf(db, id, history_key) };
  return { isKnown: true, batch };
}

/**
 * Stores every programme dose that a family member had up to an age; a repeated call changes nothing.
 * @returns how many were stored. @throws DomainError 4000, 4004
 */
export async function saveDoseHistory(
  db: Db,
  form: ParsedInputOf<'POST /vaccine/plan/saveDoseHistory.do'>,
  { userId, now, today }: UserContext,
): Promise<number> {
  const { linkmanId, batchKey, upToMonths } = form;
  return db.transaction().execute(async (trx) => {
    await lockDoses(trx, form);
    const person = await ownFamilyMember(trx, userId, linkmanId);
    if (person.history_key === batchKey) return countOf(trx, linkmanId, batchKey);
    const taken = await administeredTo(trx, userId, linkmanId);
    const missing = upToMonths === null ? [] : missingUpTo(person, taken, upToMonths, today);
    if (taken.length + missing.length > MOST_ENTRIES) throw refuseEntry('tooMany');
    if (missing.length > 0)
      await trx
        .insertInto('self_reported_doses')
        .values(
          missing.map(({ code, doseNo, day }) => ({
            id: newId(),
            user_id: userId,
            linkman_id: linkmanId,
            vaccine_code: code,
            dose_no: doseNo,
            day,
            is_day_estimated: true,
            batch_key: batchKey,
            entered_at: new Date(now),
          })),
        )
        .execute();
    await trx
      .updateTable('linkmen')
      .set({ history_key: batchKey })
      .where('id', '=', linkmanId)
      .execute();
    return missing.length;
  });
}

/** Deletes an answer and the doses that it reported; doses corrected since stay. @throws DomainError 4004 */
export async function undoDoseHistory(
  db: Db,
  { linkmanId, batchKey }: ParsedInputOf<'POST /vaccine/plan/undoDoseHistory.do'>,
  userId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDoses(trx, { linkmanId });
    await ownFamilyMember(trx, userId, linkmanId);
    await trx
      .deleteFrom('self_reported_doses')
      .where('linkman_id', '=', linkmanId)
      .where('user_id', '=', userId)
      .where('batch_key', '=', batchKey)
      .execute();
    await trx
      .updateTable('linkmen')
      .set({ history_key: null })
      .where('id', '=', linkmanId)
      .where('history_key', '=', batchKey)
      .execute();
  });
}
