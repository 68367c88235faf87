import { createInterface } from 'node:readline';
import { recordSecurityEvent } from './shared/security-log/security-log';
import {
  addStaff,
  disableStaff,
  resetFactor,
  setStaffPassword,
  signOutStaff,
} from './domain/staff/session/staff-accounts';
import { runCommand } from './command';
import type { CommandConfig } from './command';
import { CommandError } from './kernel/command-error';
import { loadPersonKey } from './kernel/person-key';
import type { StaffRole } from './http/context';
import type { Db } from './db/database';

const USAGE = `Accounts of the clinics' desks. The password is asked for, or read from the first line of standard input.
  desk-staff add <depaCode> <login> [name shown at the desk]
  desk-staff add-manager <depaCode> <login> [name shown at the desk]
  desk-staff add-moderator <depaCode, or - for the operator's own> <login> [name shown in the log]
  desk-staff add-service <depaCode, or -> <login> [name shown to people]
  desk-staff add-operator <login> [name shown in the log of changes]
  desk-staff password <login>
  desk-staff sign-out <login>
  desk-staff reset-factor <login>   after a lost authenticator: the next sign-in sets up another one
  desk-staff disable <login>`;

const ROLES: ReadonlyMap<string, StaffRole> = new Map([
  ['add', 'desk'],
  ['add-manager', 'manager'],
  ['add-moderator', 'moderator'],
  ['add-service', 'service'],
  ['add-operator', 'operator'],
]);
const MAY: Readonly<Record<StaffRole, string>> = {
  desk: 'at the desk of the clinic',
  manager: 'at the desk of the clinic, and manage it',
  moderator: 'and moderate the community',
  service: 'and answer in customer service',
  operator: 'and manage all clinics and their staff',
};

/** Prompts without echo; from a pipe, reads the first line. */
function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) {
    stderr.write('Password: ');
    stdin.setRawMode(true);
  }
  return new Promise((resolve) => {
    const lines = createInterface({ input: stdin, terminal: stdin.isTTY });
    lines.once('line', (line) => {
      if (stdin.isTTY) {
        stdin.setRawMode(false);
        stderr.write('\n');
      }
      resolve(line);
      lines.close();
    });
    lines.once('close', () => resolve(''));
  });
}

/** Notes in the security log what a command does with an account of the staff. */
function note(
  db: Db,
  { now, personKey, dataDir }: CommandConfig,
  { verb, login, staffId }: Readonly<Record<'verb' | 'login' | 'staffId', string>>,
): Promise<void> {
  const event = { event: 'staffRights', outcome: 'done', call: `desk-staff ${verb}` } as const;
  const key = loadPersonKey(personKey, dataDir);
  return recordSecurityEvent(db, key, { ...event, staffId, login }, now);
}

async function run(
  db: Db,
  config: CommandConfig,
  [verb = '', ...names]: readonly string[],
): Promise<string> {
  const role = ROLES.get(verb);
  const [first = '', second = '', ...rest] = role === 'operator' ? ['-', ...names] : names;
  if (role && first && second) {
    const name = rest.join(' ') || second;
    const password = await readPassword();
    const staffId = await addStaff(db, {
      depaCode: first === '-' ? null : first,
      login: second,
      name,
      password,
      role,
    });
    await note(db, config, { verb, login: second, staffId });
    return `${second} can sign in ${MAY[role]}.`;
  }
  if (verb === 'password' && first && !second) {
    const staffId = await setStaffPassword(db, first, await readPassword());
    await note(db, config, { verb, login: first, staffId });
    return `${first} has another password; whoever was signed in is out.`;
  }
  if (verb === 'sign-out' && first && !second) {
    const staffId = await signOutStaff(db, first);
    await note(db, config, { verb, login: first, staffId });
    return `${first} is signed out everywhere, and can sign in again.`;
  }
  if (verb === 'reset-factor' && first && !second) {
    const staffId = await resetFactor(db, first);
    await note(db, config, { verb, login: first, staffId });
    return `${first} has no second factor any more, and is signed out everywhere.`;
  }
  if (verb === 'disable' && first && !second) {
    const staffId = await disableStaff(db, first, config.now);
    await note(db, config, { verb, login: first, staffId });
    return `${first} can sign in no more.`;
  }
  throw new CommandError(USAGE);
}

runCommand(({ db }, config, words) => run(db, config, words));
