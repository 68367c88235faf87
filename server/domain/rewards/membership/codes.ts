import { randomInt } from 'node:crypto';
import { CODE_LENGTH, tidyCode } from '@contract/member/member-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { sha256 } from '../../../kernel/ids';
import { requireAdult } from '../beans/own-person';
import { addTerm, lockTerms, termOfKey } from './terms';

/** Without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = /.{4}(?=.)/g;

/** 80 random bits: a code cannot be guessed, so guesses need no limit of their own. */
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const hashOf = (code: string): string => sha256(`member code ${code}`);

/** Makes codes, which are told this once. @param validUntil ms @param now ms */
export async function makeCodes(
  db: Db,
  {
    count,
    days,
    validUntil,
    now,
  }: { count: number; days: number; validUntil: number; now: number },
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await db
    .insertInto('member_codes')
    .values(
      codes.map((code) => ({
        code_hash: hashOf(code),
        days,
        valid_until: new Date(validUntil),
        made_at: new Date(now),
        user_id: null,
      })),
    )
    .execute();
  return codes.map((code) => code.replace(GROUP, '$&-'));
}

/**
 * Redeems a code for a term; a repetition by the same account answers as before. @param now ms
 * @throws DomainError 20077 for a code that there is not, that has expired or that somebody else has redeemed; 20095 below 18
 */
export const redeemCode = (
  db: Db,
  { userId, code, now }: { userId: string; code: string; now: number },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const hash = hashOf(tidyCode(code));
    await lockTerms(trx, userId);
    if (await termOfKey(trx, userId, `code ${hash}`)) return;
    await requireAdult(trx, userId, now);
    const taken = await trx
      .updateTable('member_codes')
      .set({ redeemed_at: new Date(now), user_id: userId })
      .where('code_hash', '=', hash)
      .where('redeemed_at', 'is', null)
      .where('valid_until', '>', new Date(now))
      .returning('days')
      .executeTakeFirst();
    if (!taken) throw new DomainError(CODE.MEMBER_CODE);
    await addTerm(trx, { userId, source: 'code', days: taken.days, key: `code ${hash}`, now });
  });
