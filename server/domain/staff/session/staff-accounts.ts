import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { CommandError } from '../../../kernel/command-error';
import type { Db } from '../../../db/database';
import type { StaffRole } from '../../../http/context';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { hashPassword } from '../../../shared/accounts/passwords';

/** What of an account's row its commands change. */
interface StaffRow {
  readonly login: string;
  readonly password_hash: string;
  readonly disabled_at: Date;
}

const LOGIN = /^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$/;
const LEAST_PASSWORD = 10;
const MOST_PASSWORD = 64;

function checkPassword(password: string): void {
  if (password.length < LEAST_PASSWORD || password.length > MOST_PASSWORD)
    throw new CommandError(`A password has ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters.`);
}

export interface NewStaff {
  /** Null: no clinic employs them. */
  readonly depaCode: string | null;
  readonly login: string;
  /** Shown on the desk. */
  readonly name: string;
  readonly password: string;
  readonly role: StaffRole;
}

async function checkClinic(db: Db, depaCode: string): Promise<void> {
  const clinic = await db
    .selectFrom('departments')
    .select('depa_code')
    .where('depa_code', '=', depaCode)
    .executeTakeFirst();
  if (!clinic) throw new CommandError(`There is no clinic ${depaCode}.`);
}

/** Roles whose staff may be the operator's own, and the operator, who is of no clinic. */
const WITHOUT_CLINIC: readonly StaffRole[] = ['moderator', 'service', 'operator'];

/**
 * Makes an account for a clinic's desk or its manager, for a moderator or customer service, whom a clinic or the
 * operator employs, or for the operator.
 * @returns its id @throws CommandError
 */
export async function addStaff(
  db: Db,
  { depaCode, login, name, password, role }: NewStaff,
): Promise<string> {
  if (!LOGIN.test(login))
    throw new CommandError('A login has 3 to 40 letters, digits, dots, dashes or underscores.');
  checkPassword(password);
  if (depaCode !== null && role === 'operator')
    throw new CommandError('An operator is of no clinic.');
  if (depaCode !== null) await checkClinic(db, depaCode);
  else if (!WITHOUT_CLINIC.includes(role))
    throw new CommandError('A desk is of a clinic: give its code.');
  const made = await db
    .insertInto('staff')
    .values({
      id: randomUUID(),
      depa_code: depaCode,
      login,
      name,
      role,
      password_hash: await hashPassword(password),
    })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new CommandError(`The login ${login} is taken.`);
  return made.id;
}

/** The account of a login that is not disabled. */
export const findStaff = (db: Db, login: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'login', 'name', 'depa_code', 'password_hash', 'is_demo', 'role'])
    .where('login', '=', login)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** The name of a staff member's clinic; empty for the operator's own staff. */
export async function clinicName(db: Db, depaCode: string, language: Language): Promise<string> {
  const clinic = await db
    .selectFrom('departments')
    .select('name')
    .where('depa_code', '=', depaCode)
    .executeTakeFirst();
  return clinic ? inLanguage(clinic.name, language) : '';
}

/** Gives an account another password and ends its sessions. @returns its id @throws CommandError */
export async function setStaffPassword(db: Db, login: string, password: string): Promise<string> {
  checkPassword(password);
  const hash = await hashPassword(password);
  return change(db, login, { password_hash: hash });
}

/** Disables a login and ends its sessions at once. @returns its id @throws CommandError */
export const disableStaff = (db: Db, login: string, now: number): Promise<string> =>
  change(db, login, { disabled_at: new Date(now) });

/** Ends an account's sessions and forgets its devices. @returns its id @throws CommandError */
export const signOutStaff = (db: Db, login: string): Promise<string> =>
  change(db, login, { login });

/**
 * Takes the second factor from a login whose authenticator is lost, with its recovery codes, and ends its sessions.
 * @returns its id @throws CommandError
 */
export async function resetFactor(db: Db, login: string): Promise<string> {
  const staffId = await signOutStaff(db, login);
  await db.deleteFrom('staff_factors').where('staff_id', '=', staffId).execute();
  return staffId;
}

async function change(db: Db, login: string, to: Partial<StaffRow>): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('staff')
      .set(to)
      .where('login', '=', login)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new CommandError(`There is no login ${login}.`);
    await trx.deleteFrom('staff_sessions').where('staff_id', '=', row.id).execute();
    await sql`delete from known_devices where staff_id = ${row.id}`.execute(trx);
    return row.id;
  });
}
