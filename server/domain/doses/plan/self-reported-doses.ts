import { sql } from 'kysely';
import type { ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import type { EntryViolation } from '@contract/plan/entry-rules';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';
import { DomainError } from '../../../http/domain-error';

/** Most self-reported doses of a person; far more than a lifetime's vaccinations. */
export const MOST_ENTRIES = 200;

const VIOLATIONS: Record<EntryViolation | 'tooMany', Bilingual> = {
  future: { zh: '接种日期不能晚于今天', en: 'The day cannot be in the future.' },
  beforeBirth: {
    zh: '接种日期不能早于出生日期',
    en: 'The day cannot be before the date of birth.',
  },
  doseNo: { zh: '这种疫苗没有这一剂', en: 'This vaccine has no such dose.' },
  sameDose: { zh: '这一剂已经记录过了', en: 'This dose is on record already.' },
  sameDay: {
    zh: '这一天已经记录过这种疫苗了',
    en: 'This vaccine is on record for that day already.',
  },
  dayNeeded: {
    zh: '这一剂推算不出日期，请照接种证填接种日期',
    en: 'The day of this dose cannot be estimated. Enter it from the vaccination book.',
  },
  order: {
    zh: '和已补记的其他剂次先后对不上。请核对日期，或先删除记错的那一剂',
    en: 'This day does not fit the other doses you noted. Check it, or delete the one that is wrong first.',
  },
  tooMany: {
    zh: '记录已达上限，请先删除不需要的',
    en: 'You have reached the limit. Delete records you do not need first.',
  },
};

/** Field of the form to be corrected. */
const FIELD = (violation: EntryViolation | 'tooMany'): string =>
  violation === 'doseNo' || violation === 'sameDose' ? 'doseNo' : 'day';

export const refuseEntry = (violation: EntryViolation | 'tooMany'): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    data: { fault: violation, fields: [FIELD(violation)] },
    message: VIOLATIONS[violation],
  });

/** Without the lock, two concurrent reports of a dose would both find it missing. */
export const lockDoses = (trx: Db, { linkmanId }: Pick<Form, 'linkmanId'>) =>
  sql`select pg_advisory_xact_lock(hashtext(${`doses ${linkmanId}`}))`.execute(trx);

type Form = ParsedInputOf<'POST /vaccine/plan/saveDose.do'>;
