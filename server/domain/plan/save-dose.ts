import type { ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { entryFault } from '@contract/plan/entry-rules';
import { estimatedDay, movedEstimates } from '@contract/plan/history-rules';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { Refused } from '../../http/refused';
import { newId } from '../../kernel/ids';
import { ownLinkman } from '../recipients/rows';
import { lockDoses, MOST_ENTRIES, refuseEntry } from './noted-doses';
import { takenBy } from './taken';

/**
 * Notes a dose of one's own family member. Without its day it stands on the soonest that age and interval allow; noted
 * again with its day it takes that one's place, and what was estimated after it moves along.
 * @returns its id. @throws Refused 4000, 4004
 */
export async function saveDose(
  db: Db,
  form: ParsedInputOf<'POST /vaccine/plan/saveDose.do'>,
  { userId, now, today }: UserContext,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockDoses(trx, form);
    const { linkmanId, code, doseNo, lot } = form;
    const person = await ownLinkman(trx, userId, linkmanId);
    const taken = await takenBy(trx, userId, linkmanId);
    const estimate = taken.find(
      (dose) => dose.isDayEstimated && dose.code === code && dose.doseNo === doseNo,
    );
    const replaced = form.day === null ? undefined : estimate;
    const others = taken.filter((dose) => dose !== replaced);
    if (others.length >= MOST_ENTRIES) throw refuseEntry('tooMany');
    const day = form.day ?? (estimate ? estimate.day : estimatedDay(person, taken, form, today));
    if (day === null) throw refuseEntry('dayNeeded');
    // What was estimated gives way to what is known.
    const moved = movedEstimates(person, others, { code, doseNo, day }, today);
    const settled = others.map((dose) => ({
      ...dose,
      day: moved?.find(({ id }) => id === dose.id)?.day ?? dose.day,
    }));
    const fault = entryFault({ code, doseNo, day }, person.birthday, settled, today);
    if (fault !== null) throw refuseEntry(fault);
    if (moved === null) throw refuseEntry('order');
    for (const { id, day: to } of moved)
      await trx.updateTable('own_doses').set({ day: to }).where('id', '=', id).execute();
    const known = { day, lot, is_day_estimated: form.day === null };
    if (replaced) {
      await trx
        .updateTable('own_doses')
        .set({ ...known, batch_key: null })
        .where('id', '=', replaced.id)
        .execute();
      return replaced.id;
    }
    const id = newId();
    await trx
      .insertInto('own_doses')
      .values({
        id,
        user_id: userId,
        linkman_id: linkmanId,
        vaccine_code: code,
        dose_no: doseNo,
        ...known,
        entered_at: new Date(now),
      })
      .execute();
    return id;
  });
}

/** Takes back what was entered by hand. @throws Refused 4004 for a missing entry and for another user's alike. */
export async function removeDose(db: Db, recordId: string, userId: string): Promise<void> {
  const gone = await db
    .deleteFrom('own_doses')
    .where('id', '=', recordId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new Refused(CODE.NOT_FOUND);
}
