import { randomBytes } from 'node:crypto';
import { refusedInput } from '../../../http/domain-error';
import type { Db } from '../../../db/database';
import { hashPassword } from '../../../shared/accounts/passwords';
import { ACCOUNT_REFUSALS } from './staff-refusals';

const LEAST_PASSWORD = 10;
const MOST_PASSWORD = 64;

/** ms in which a first password is used: a weekend is within it. */
const FIRST_PASSWORD_LIFETIME = 72 * 3_600_000;
/** 75 bits, in groups that are read out and typed. */
const FIRST_SIGNS = 15;
/** Small letters and digits that are not mistaken for others. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** @throws DomainError where a password of staff is too short or too long */
export function checkPassword(password: string): void {
  if (password.length < LEAST_PASSWORD || password.length > MOST_PASSWORD)
    throw refusedInput({
      zh: `密码为 ${LEAST_PASSWORD} 至 ${MOST_PASSWORD} 个字符`,
      en: `A password has ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters.`,
    });
}

/** A first password, which somebody is shown once and hands on. @param now ms @returns with its end, ms */
export function newFirstPassword(now: number): {
  readonly password: string;
  readonly until: number;
} {
  const signs = [...randomBytes(FIRST_SIGNS)].map((byte) => SIGNS.charAt(byte % SIGNS.length));
  const groups = signs.join('').match(/.{5}/g) ?? [];
  return { password: groups.join('-'), until: now + FIRST_PASSWORD_LIFETIME };
}

/**
 * Gives an account its own password instead of the first one, which has been checked.
 * @returns whether it was still the first one: of two at once one wins
 * @throws DomainError where the new one is too short, too long, or the first one again
 */
export async function setOwnPassword(
  db: Db,
  account: { readonly id: string; readonly login: string; readonly password_hash: string },
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<boolean> {
  checkPassword(newPassword);
  const word = newPassword.toLowerCase();
  if (word === password.toLowerCase() || word === account.login.toLowerCase())
    throw refusedInput(ACCOUNT_REFUSALS.samePassword);
  const hash = await hashPassword(newPassword);
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ password_hash: hash, first_password_until: null })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .where('first_password_until', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
