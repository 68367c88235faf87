import { sql } from 'kysely';
import { stepRefusal } from '@contract/manage/staff-rules';
import type { AccountActor, AccountStep } from '@contract/manage/staff-rules';
import type { ChangeAction } from '@contract/manage/change-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { ChangedValues } from '../../../db/desk-tables';
import type { StaffRole } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { hashPassword } from '../../../shared/accounts/passwords';
import { recordStaffChange } from '../manage/staff-changes';
import { checkPassword } from './staff-password';
import { refusedStep } from './staff-refusals';

/** The account of a step, by its id or its login. */
export type WhichAccount = { readonly staffId: string } | { readonly login: string };

/** The account of a step that was done. */
export interface DoneAccount {
  readonly staffId: string;
  readonly login: string;
}

/** A password for an account; `firstUntil` (ms): it is a first one until then, null: their own. */
export interface GivenPassword {
  readonly password: string;
  readonly firstUntil: number | null;
}

interface Account {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly depa_code: string | null;
  readonly is_demo: boolean;
  readonly disabled_at: Date | null;
}

interface Changed {
  readonly action: ChangeAction;
  readonly before: ChangedValues | null;
  readonly after: ChangedValues | null;
}

type Work = (trx: Db, account: Account, sessions: number) => Promise<Changed>;

const found = (db: Db, which: WhichAccount) =>
  db
    .selectFrom('staff')
    .select(['id', 'login', 'name', 'role', 'depa_code', 'is_demo', 'disabled_at'])
    .where(
      'staffId' in which ? 'id' : 'login',
      '=',
      'staffId' in which ? which.staffId : which.login,
    );

/**
 * Operators who stay when an account ends; sample ones do not count beside real ones, as live knows none. Their rows are
 * locked, always in one order, so that of two who end each other the second finds nobody else.
 */
async function otherOperators(trx: Db, { id, is_demo: isDemo }: Account): Promise<number> {
  const rows = await trx
    .selectFrom('staff')
    .select(['id', 'is_demo'])
    .where('role', '=', 'operator')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter((row) => row.id !== id && (isDemo || !row.is_demo)).length;
}

/** Does a step in one transaction with its entry in the log; whoever is signed in is out afterwards. */
async function takeStep(
  db: Db,
  which: WhichAccount,
  { step, actor, now }: { readonly step: AccountStep; readonly actor: AccountActor; now: number },
  work: Work,
): Promise<DoneAccount> {
  return db.transaction().execute(async (trx) => {
    const seen = await found(trx, which).executeTakeFirst();
    const others = seen?.role === 'operator' ? await otherOperators(trx, seen) : 0;
    const account = await found(trx, which).forUpdate().executeTakeFirst();
    if (!account) throw new DomainError(CODE.NOT_FOUND);
    const { id, login, role, depa_code: depaCode, disabled_at: endedAt } = account;
    const target = { staffId: id, role, depaCode, isEnded: endedAt !== null };
    const refusal = stepRefusal(actor, target, step, others);
    if (refusal) throw refusedStep(refusal);
    const { numDeletedRows } = await trx
      .deleteFrom('staff_sessions')
      .where('staff_id', '=', id)
      .executeTakeFirst();
    await sql`delete from known_devices where staff_id = ${id}`.execute(trx);
    const changed = await work(trx, account, Number(numDeletedRows));
    const whose = { staffId: actor.staffId, depaCode, subject: login };
    await recordStaffChange(trx, { ...whose, ...changed }, now);
    return { staffId: id, login };
  });
}

/** Gives an account another password and ends its sessions. @param now ms @throws DomainError */
export async function setStaffPassword(
  db: Db,
  which: WhichAccount,
  { password, firstUntil }: GivenPassword,
  actor: AccountActor,
  now: number,
): Promise<DoneAccount> {
  checkPassword(password);
  const hash = await hashPassword(password);
  return takeStep(db, which, { step: 'password', actor, now }, async (trx, { id }) => {
    const until = firstUntil === null ? null : new Date(firstUntil);
    await trx
      .updateTable('staff')
      .set({ password_hash: hash, first_password_until: until })
      .where('id', '=', id)
      .execute();
    return { action: 'staffPassword', before: null, after: null };
  });
}

/** Ends an account for good, and its sessions at once. @param now ms @throws DomainError */
export const endStaff = (
  db: Db,
  which: WhichAccount,
  actor: AccountActor,
  now: number,
): Promise<DoneAccount> =>
  takeStep(db, which, { step: 'end', actor, now }, async (trx, { id, name, role }) => {
    await trx
      .updateTable('staff')
      .set({ disabled_at: new Date(now) })
      .where('id', '=', id)
      .execute();
    return { action: 'staffEnded', before: { name, role }, after: null };
  });

/** Ends an account's sessions and forgets its devices. @param now ms @throws DomainError */
export const signOutStaff = (
  db: Db,
  which: WhichAccount,
  actor: AccountActor,
  now: number,
): Promise<DoneAccount> =>
  takeStep(db, which, { step: 'signOut', actor, now }, async (_trx, _account, sessions) => ({
    action: 'staffSignedOut',
    before: { sessions },
    after: { sessions: 0 },
  }));

/**
 * Takes the second factor from an account whose authenticator is lost, with its recovery codes, and ends its sessions.
 * @param now ms @throws DomainError
 */
export const resetFactor = (
  db: Db,
  which: WhichAccount,
  actor: AccountActor,
  now: number,
): Promise<DoneAccount> =>
  takeStep(db, which, { step: 'resetFactor', actor, now }, async (trx, { id }) => {
    const gone = await trx
      .deleteFrom('staff_factors')
      .where('staff_id', '=', id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    await trx.deleteFrom('staff_factors').where('staff_id', '=', id).execute();
    const secondFactor = Number(gone.numDeletedRows) === 1;
    return {
      action: 'staffFactorReset',
      before: { secondFactor },
      after: { secondFactor: false },
    };
  });
