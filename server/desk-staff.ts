import { createInterface } from 'node:readline';
import { recordSecurityEvent } from './shared/security-log/security-log';
import {
  endStaff,
  resetFactor,
  setStaffPassword,
  signOutStaff,
} from './domain/staff/session/account-steps';
import type { DoneAccount } from './domain/staff/session/account-steps';
import { addStaff, COMMAND } from './domain/staff/session/staff-accounts';
import { runCommand } from './command';
import type { CommandConfig } from './command';
import { CODE } from '@contract/errors';
import { DomainError } from './http/domain-error';
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
  verb: string,
  { login, staffId }: DoneAccount,
): Promise<void> {
  const event = { event: 'staffRights', outcome: 'done', call: `desk-staff ${verb}` } as const;
  const key = loadPersonKey(personKey, dataDir);
  return recordSecurityEvent(db, key, { ...event, staffId, login }, now);
}

/** What a command does with an account, and what it says afterwards. */
interface Step {
  readonly take: (db: Db, login: string, now: number) => Promise<DoneAccount>;
  readonly said: (login: string) => string;
}

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  [
    'password',
    {
      take: async (db, login, now) => {
        const given = { password: await readPassword(), firstUntil: null };
        return setStaffPassword(db, { login }, given, COMMAND, now);
      },
      said: (login) => `${login} has another password; whoever was signed in is out.`,
    },
  ],
  [
    'sign-out',
    {
      take: (db, login, now) => signOutStaff(db, { login }, COMMAND, now),
      said: (login) => `${login} is signed out everywhere, and can sign in again.`,
    },
  ],
  [
    'reset-factor',
    {
      take: (db, login, now) => resetFactor(db, { login }, COMMAND, now),
      said: (login) => `${login} has no second factor any more, and is signed out everywhere.`,
    },
  ],
  [
    'disable',
    {
      take: (db, login, now) => endStaff(db, { login }, COMMAND, now),
      said: (login) => `${login} can sign in no more.`,
    },
  ],
]);

/** The refusal of a rule that the page has as well, as a command says it. */
function asCommandError(error: unknown, login: string): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === CODE.NOT_FOUND) return new CommandError(`There is no login ${login}.`);
  return new CommandError(error.details.message?.en ?? error.message);
}

async function add(
  db: Db,
  config: CommandConfig,
  verb: string,
  role: StaffRole,
  [clinic = '', login = '', ...rest]: readonly string[],
): Promise<string> {
  const given = {
    depaCode: clinic === '-' ? null : clinic,
    login,
    name: rest.join(' ') || login,
    password: await readPassword(),
    firstUntil: null,
    role,
  };
  const staffId = await addStaff(db, given, COMMAND, config.now);
  await note(db, config, verb, { login, staffId });
  return `${login} can sign in ${MAY[role]}.`;
}

async function run(
  db: Db,
  config: CommandConfig,
  [verb = '', ...names]: readonly string[],
): Promise<string> {
  const role = ROLES.get(verb);
  const words = role === 'operator' ? ['-', ...names] : names;
  const step = STEPS.get(verb);
  const [first = '', second = ''] = words;
  try {
    if (role && first && second) return await add(db, config, verb, role, words);
    if (step && first && !second) {
      await note(db, config, verb, await step.take(db, first, config.now));
      return step.said(first);
    }
  } catch (error) {
    throw asCommandError(error, first);
  }
  throw new CommandError(USAGE);
}

runCommand(({ db }, config, words) => run(db, config, words));
