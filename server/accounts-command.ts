import { runCommand } from './command';
import { changeMobile } from './domain/accounts/change-mobile';
import { findByMobile } from './domain/accounts/users';
import type { UserStore } from './domain/accounts/users';
import { signOutAccount } from './domain/accounts/sign-out-account';
import { recordSecurityEvent } from './domain/security-log/security-log';
import { DomainError } from './http/domain-error';
import { CommandError } from './kernel/command-error';
import { loadDataKeys } from './kernel/data-keys';
import { loadPersonKey } from './kernel/person-key';
import { createFieldCipher } from './sealed/field-cipher';

const USAGE = `Accounts.
  accounts sign-out <mobile>   ends every session of the account and forgets its devices
  accounts change-mobile <mobile> <new mobile>   the same, and gives the account of an owner whose identity was checked another mobile`;

const MOBILE = /^1[3-9]\d{9}$/;

/** Gives an account another mobile. @throws CommandError */
async function moveMobile(store: UserStore, from: string, to: string, now: number): Promise<void> {
  const { db, cipher } = store;
  await db.transaction().execute(async (trx) => {
    const user = await findByMobile({ db: trx, cipher }, from);
    if (!user) throw new CommandError('No account has this mobile.');
    await changeMobile({ db: trx, cipher }, user.id, to, now).catch((error: unknown) => {
      if (error instanceof DomainError)
        throw new CommandError('The new mobile has an account already.');
      throw error;
    });
  });
}

runCommand(
  async ({ db }, { now, personKey, dataKeys, dataDir }, [verb, mobile = '', next = '']) => {
    const isChange = verb === 'change-mobile' && MOBILE.test(next);
    if ((verb !== 'sign-out' && !isChange) || mobile === '') throw new CommandError(USAGE);
    const key = loadPersonKey(personKey, dataDir);
    const cipher = createFieldCipher(loadDataKeys(dataKeys, dataDir), key);
    if (isChange) await moveMobile({ db, cipher }, mobile, next, now);
    const present = isChange ? next : mobile;
    const { userId, sessions } = await signOutAccount(db, cipher.mobileKey(present));
    const event = { event: 'signOut', outcome: 'done', call: `accounts ${verb}` } as const;
    await recordSecurityEvent(db, key, { ...event, userId, mobile }, now);
    return isChange
      ? `The account has the new mobile; ${sessions} sessions have ended.`
      : `${sessions} sessions have ended; whoever had them can sign in again.`;
  },
);
