import { sql } from 'kysely';
import type { ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { entryFault } from '@contract/plan/entry-rules';
import type { EntryFault } from '@contract/plan/entry-rules';
import type { Db } from '../../db/database';
import type { Bilingual } from '../../db/tables';
import type { UserContext } from '../../http/context';
import { Refused } from '../../http/refused';
import { newId } from '../../ids';
import { ownLinkman } from '../linkman/rows';
import { takenBy } from './taken';

/** Doses that one person may note down; a life's vaccinations are far fewer. */
const MOST_ENTRIES = 200;

const FAULTS: Record<EntryFault | 'tooMany', Bilingual> = {
  future: { zh: '接种日期不能晚于今天', en: 'The day must not lie in the future.' },
  beforeBirth: {
    zh: '接种日期不能早于出生日期',
    en: 'The day must not lie before the date of birth.',
  },
  doseNo: { zh: '这种疫苗没有这一剂', en: 'This vaccine has no such dose.' },
  sameDose: { zh: '这一剂已经记录过了', en: 'This dose is on record already.' },
  sameDay: {
    zh: '这一天已经记录过这种疫苗了',
    en: 'This vaccine is on record for that day already.',
  },
  tooMany: { zh: '记录已达上限', en: 'No more records can be kept.' },
};

const refuse = (fault: keyof typeof FAULTS): Refused =>
  new Refused(CODE.PARAMETERS, {
    data: { fault, fields: [fault === 'doseNo' || fault === 'sameDose' ? 'doseNo' : 'day'] },
    message: FAULTS[fault],
  });

/** Notes a dose of one's own family member. @returns its id. @throws Refused 4000, 4004 */
export async function saveDose(
  db: Db,
  form: ParsedInputOf<'POST /vaccine/plan/saveDose.do'>,
  { userId, now, today }: UserContext,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    // Two entries of one dose at the same time would both find it missing.
    await sql`select pg_advisory_xact_lock(hashtext(${`doses ${form.linkmanId}`}))`.execute(trx);
    const { birthday } = await ownLinkman(trx, userId, form.linkmanId);
    const taken = await takenBy(trx, userId, form.linkmanId);
    if (taken.length >= MOST_ENTRIES) throw refuse('tooMany');
    const fault = entryFault(form, birthday, taken, today);
    if (fault !== null) throw refuse(fault);
    const id = newId();
    await trx
      .insertInto('own_doses')
      .values({
        id,
        user_id: userId,
        linkman_id: form.linkmanId,
        vaccine_code: form.code,
        dose_no: form.doseNo,
        day: form.day,
        lot: form.lot,
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
