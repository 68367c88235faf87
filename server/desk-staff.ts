import { createInterface } from 'node:readline';
import { addStaff, disableStaff, setStaffPassword } from './domain/staff/staff-accounts';
import { runCommand } from './command';
import { CommandError } from './kernel/command-error';
import type { StaffRole } from './http/context';
import type { Db } from './db/database';

const USAGE = `Accounts of the clinics' desks. The password is asked for, or read from the first line of standard input.
  desk-staff add <depaCode> <login> [name shown at the desk]
  desk-staff add-moderator <depaCode> <login> [name shown in the log]
  desk-staff add-service <depaCode> <login> [name shown to people]
  desk-staff password <login>
  desk-staff disable <login>`;

const ROLES: ReadonlyMap<string, StaffRole> = new Map([
  ['add', 'desk'],
  ['add-moderator', 'moderator'],
  ['add-service', 'service'],
]);
const MAY: Readonly<Record<StaffRole, string>> = {
  desk: 'at the desk of the clinic',
  moderator: 'and moderate the community',
  service: 'and answer in customer service',
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

async function run(db: Db, now: number, [verb, ...names]: readonly string[]): Promise<string> {
  const [first = '', second = '', ...rest] = names;
  const role = verb === undefined ? undefined : ROLES.get(verb);
  if (role && first && second) {
    const name = rest.join(' ') || second;
    const password = await readPassword();
    await addStaff(db, { depaCode: first, login: second, name, password, role });
    return `${second} can sign in ${MAY[role]}.`;
  }
  if (verb === 'password' && first && !second) {
    await setStaffPassword(db, first, await readPassword());
    return `${first} has another password; whoever was signed in is out.`;
  }
  if (verb === 'disable' && first && !second) {
    await disableStaff(db, first, now);
    return `${first} can sign in no more.`;
  }
  throw new CommandError(USAGE);
}

runCommand(({ db }, { now }, words) => run(db, now, words));
