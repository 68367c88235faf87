import { runCommand } from './command';
import { changeMobile } from './shared/accounts/change-mobile';
import { formerAccount } from './shared/accounts/owner-check';
import { findByMobile } from './shared/accounts/users';
import type { UserStore } from './shared/accounts/users';
import { signOutAccount } from './shared/accounts/sign-out-account';
import { recordSecurityEvent } from './shared/security-log/security-log';
import { DomainError } from './http/domain-error';
import { CommandError } from './kernel/command-error';
import { loadDataKeys } from './kernel/data-keys';
import { loadPersonKey } from './kernel/person-key';
import { createFieldCipher } from './sealed/field-cipher';

const USAGE = `Accounts.
  accounts sign-out <mobile>   ends every session of the account and forgets its devices
  accounts change-mobile <mobile> <new mobile>   the same, and gives the account of an owner whose identity was checked another mobile
  accounts change-mobile <mobile> <new mobile> former    the same for the account that lost the mobile to a new holder of it
  accounts change-mobile <mobile> <new mobile> present   the same for that new holder's account`;

const MOBILE = /^1[3-9]\d{9}$/;

/** Which account of a number is meant: the one that has it, or the one that lost it to a new holder. */
type Which = 'present' | 'former';

/** Id of the account of a mobile. @throws CommandError where there is none, or it is not said which of two */
async function accountOf(store: UserStore, mobile: string, which: Which | ''): Promise<string> {
  const present = (await findByMobile(store, mobile))?.id;
  const former = await formerAccount(store.db, store.cipher.mobileKey(mobile));
  if (former !== undefined && which === '')
    throw new CommandError(
      'This mobile was taken from an account, because somebody else has it now. Say "former" at the end for that account, "present" for the new holder\'s.',
    );
  const id = which === 'former' ? former : present;
  if (id === undefined) throw new CommandError('No account has this mobile.');
  return id;
}

/** Gives an account another mobile. @throws CommandError */
async function moveMobile(
  store: UserStore,
  { from, to, which }: { readonly from: string; readonly to: string; readonly which: Which | '' },
  now: number,
): Promise<void> {
  const { db, cipher } = store;
  await db.transaction().execute(async (trx) => {
    const userId = await accountOf({ db: trx, cipher }, from, which);
    await changeMobile({ db: trx, cipher }, userId, to, now).catch((error: unknown) => {
      if (error instanceof DomainError)
        throw new CommandError('The new mobile has an account already.');
      throw error;
    });
  });
}

runCommand(
  async (
    { db },
    { now, personKey, dataKeys, dataDir },
    [verb, mobile = '', next = '', which = ''],
  ) => {
    const isChange = verb === 'change-mobile' && MOBILE.test(next);
    const isWhich = which === '' || which === 'former' || which === 'present';
    if ((verb !== 'sign-out' && !isChange) || mobile === '' || !isWhich)
      throw new CommandError(USAGE);
    const key = loadPersonKey(personKey, dataDir);
    const cipher = createFieldCipher(loadDataKeys(dataKeys, dataDir), key);
    if (isChange) await moveMobile({ db, cipher }, { from: mobile, to: next, which }, now);
    const present = isChange ? next : mobile;
    const { userId, sessions } = await signOutAccount(db, cipher.mobileKey(present));
    const event = { event: 'signOut', outcome: 'done', call: `accounts ${verb}` } as const;
    await recordSecurityEvent(db, key, { ...event, userId, mobile }, now);
    return isChange
      ? `The account has the new mobile; ${sessions} sessions have ended.`
      : `${sessions} sessions have ended; whoever had them can sign in again.`;
  },
);
