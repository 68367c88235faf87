import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import type { User } from './users';

/** Whether a partner opened the account and its mobile has not been verified by SMS since. */
export const needsSmsCheck = (user: Pick<User, 'serial_number' | 'sms_checked_at'>): boolean =>
  user.serial_number !== null && user.sms_checked_at === null;

/** For content that others see. @throws DomainError 2931 (specification §8 "serial-number user") */
export function requireSmsCheck(user: Pick<User, 'serial_number' | 'sms_checked_at'>): void {
  if (needsSmsCheck(user)) throw new DomainError(CODE.SERIAL_NUMBER_USER);
}

/** Records that the account's mobile was verified by SMS. */
export async function passSmsCheck(db: Db, user: User, now: number): Promise<void> {
  if (!needsSmsCheck(user)) return;
  await db
    .updateTable('users')
    .set({ sms_checked_at: new Date(now) })
    .where('id', '=', user.id)
    .execute();
}
