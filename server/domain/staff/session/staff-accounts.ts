import { randomUUID } from 'node:crypto';
import { rolesGivenBy } from '@contract/manage/staff-rules';
import { CLINIC_OF_ROLE } from '@contract/manage/staff-rules';
import type { AccountActor } from '@contract/manage/staff-rules';
import type { Db } from '../../../db/database';
import type { StaffRole } from '../../../http/context';
import { refusedInput } from '../../../http/domain-error';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { hashPassword } from '../../../shared/accounts/passwords';
import { recordStaffChange } from '../manage/staff-changes';
import { checkPassword } from './staff-password';
import { ACCOUNT_REFUSALS, noClinic, refusedStep, takenLogin } from './staff-refusals';

const LOGIN = /^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$/;

/** A command of the operator, who may do everything. */
export const COMMAND: AccountActor = { staffId: null, role: 'operator', depaCode: '' };

export interface NewStaff {
  /** Null: no clinic employs them. */
  readonly depaCode: string | null;
  readonly login: string;
  /** Shown on the desk. */
  readonly name: string;
  readonly password: string;
  /** Until when (ms) it is a first password, which opens nothing but the way to their own; null: it is their own. */
  readonly firstUntil: number | null;
  readonly role: StaffRole;
}

async function checkClinic(
  db: Db,
  { role, depaCode }: Pick<NewStaff, 'role' | 'depaCode'>,
): Promise<void> {
  const kind = CLINIC_OF_ROLE[role];
  if (depaCode === null) {
    if (kind === 'needed') throw refusedInput(ACCOUNT_REFUSALS.clinicNeeded);
    return;
  }
  if (kind === 'none') throw refusedInput(ACCOUNT_REFUSALS.noClinic);
  const clinic = await db
    .selectFrom('departments')
    .select('depa_code')
    .where('depa_code', '=', depaCode)
    .executeTakeFirst();
  if (!clinic) throw noClinic(depaCode);
}

/**
 * Makes an account: of a clinic's desk or its manager, of a moderator or customer service, whom a clinic or the operator
 * employs, or of the operator. A manager makes those of their own desk.
 * @param now ms @returns its id @throws DomainError
 */
export async function addStaff(
  db: Db,
  given: NewStaff,
  actor: AccountActor,
  now: number,
): Promise<string> {
  const { depaCode, login, name, password, firstUntil, role } = given;
  if (!rolesGivenBy(actor.role).includes(role)) throw refusedInput(ACCOUNT_REFUSALS.role);
  if (actor.role !== 'operator' && depaCode !== actor.depaCode) throw refusedStep('absent');
  if (!LOGIN.test(login)) throw refusedInput(ACCOUNT_REFUSALS.login);
  checkPassword(password);
  await checkClinic(db, given);
  const hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('staff')
      .values({
        id: randomUUID(),
        depa_code: depaCode,
        login,
        name,
        role,
        password_hash: hash,
        created_at: new Date(now),
        first_password_until: firstUntil === null ? null : new Date(firstUntil),
      })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw takenLogin(login);
    const change = { staffId: actor.staffId, depaCode, action: 'staffAdded' as const };
    const after = { name, role };
    await recordStaffChange(trx, { ...change, subject: login, before: null, after }, now);
    return made.id;
  });
}

/** The account of a login that is not disabled. */
export const findStaff = (db: Db, login: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'login', 'name', 'depa_code', 'password_hash', 'is_demo', 'role'])
    .select('first_password_until')
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
