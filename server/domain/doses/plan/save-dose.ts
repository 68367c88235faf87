import type { ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { entryViolation } from '@contract/plan/entry-rules';
import { estimatedDay, movedEstimates } from '@contract/plan/history-rules';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { newId } from '../../../kernel/ids';
import { ownFamilyMember } from '../../../shared/recipients/rows';
import { lockDoses, MOST_ENTRIES, refuseEntry } from './self-reported-doses';
import { administeredTo } from './administered';

/**
 * Stores a self-reported dose of a family member. Without a day it gets the earliest day that age and interval allow;
 * reported again with its day, it replaces the estimate, and later estimates move with it.
 * @returns its id. @throws DomainError 4000, 4004
 */
export async function saveDose(
  db: Db,
  form: ParsedInputOf<'POST /vaccine/plan/saveDose.do'>,
  { userId, now, today }: UserContext,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockDoses(trx, form);
    const { linkmanId, code, doseNo, lot } = form;
    const person = await ownFamilyMember(trx, userId, linkmanId);
    const taken = await administeredTo(trx, userId, linkmanId);
    const estimate = taken.find(
      (dose) => dose.isDayEstimated && dose.code === code && dose.doseNo === doseNo,
    );
    const replaced = form.day === null ? undefined : estimate;
    const others = taken.filter((dose) => dose !== replaced);
    if (others.length >= MOST_ENTRIES) throw refuseEntry('tooMany');
    const day = form.day ?? (estimate ? estimate.day : estimatedDay(person, taken, form, today));
    if (day === null) throw refuseEntry('dayNeeded');
    // Known days take precedence over estimates.
    const moved = movedEstimates(person, others, { code, doseNo, day }, today);
    const settled = others.map((dose) => ({
      ...dose,
      day: moved?.find(({ id }) => id === dose.id)?.day ?? dose.day,
    }));
    const violation = entryViolation({ code, doseNo, day }, person.birthday, settled, today);
    if (violation !== null) throw refuseEntry(violation);
    if (moved === null) throw refuseEntry('order');
    for (const { id, day: to } of moved)
      await trx.updateTable('self_reported_doses').set({ day: to }).where('id', '=', id).execute();
    const stored = { day, lot, is_day_estimated: form.day === null };
    if (replaced) {
      await trx
        .updateTable('self_reported_doses')
        .set({ ...stored, batch_key: null })
        .where('id', '=', replaced.id)
        .execute();
      return replaced.id;
    }
    const id = newId();
    await trx
      .insertInto('self_reported_doses')
      .values({
        id,
        user_id: userId,
        linkman_id: linkmanId,
        vaccine_code: code,
        dose_no: doseNo,
        ...stored,
        entered_at: new Date(now),
      })
      .execute();
    return id;
  });
}

/** Deletes a self-reported dose. @throws DomainError 4004 for a missing entry and for another user's alike. */
export async function removeDose(db: Db, recordId: string, userId: string): Promise<void> {
  const gone = await db
    .deleteFrom('self_reported_doses')
    .where('id', '=', recordId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new DomainError(CODE.NOT_FOUND);
}
