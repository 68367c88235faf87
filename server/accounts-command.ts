import { runCommand } from './command';
import { signOutAccount } from './domain/accounts/sign-out-account';
import { recordSecurityEvent } from './domain/security-log/security-log';
import { CommandError } from './kernel/command-error';
import { loadDataKeys } from './kernel/data-keys';
import { loadPersonKey } from './kernel/person-key';
import { createFieldCipher } from './sealed/field-cipher';

const USAGE = `Accounts.
  accounts sign-out <mobile>   ends every session of the account and forgets its devices`;

runCommand(async ({ db }, { now, personKey, dataKeys, dataDir }, [verb, mobile = '']) => {
  if (verb !== 'sign-out' || mobile === '') throw new CommandError(USAGE);
  const key = loadPersonKey(personKey, dataDir);
  const cipher = createFieldCipher(loadDataKeys(dataKeys, dataDir), key);
  const { userId, sessions } = await signOutAccount(db, cipher.mobileKey(mobile));
  const event = { event: 'signOut', outcome: 'done', call: 'accounts sign-out' } as const;
  await recordSecurityEvent(db, key, { ...event, userId, mobile }, now);
  return `${sessions} sessions have ended; whoever had them can sign in again.`;
});
