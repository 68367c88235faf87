import { sql } from 'kysely';
import { ACCOUNT_STEPS, stepRefusal } from '@contract/manage/staff-rules';
import type { AccountActor } from '@contract/manage/staff-rules';
import type { StaffAccount } from '@contract/manage/staff-endpoints';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';

/** Accounts on a page. */
const PAGE = 50;

export interface StaffQuery {
  /** Null: of all clinics and of none. */
  readonly depaCode: string | null;
  /** A part of the login or the name; '' for all. */
  readonly words: string;
  readonly isEnded: boolean;
  /** The login after which it goes on. */
  readonly cursor?: string | undefined;
}

/** What accounts are, as far as `stepRefusal` needs it, with what the page shows. */
const accounts = (db: Db, now: number) =>
  db
    .selectFrom('staff as s')
    .leftJoin('departments as d', 'd.depa_code', 's.depa_code')
    .select(['s.id', 's.login', 's.name', 's.role', 's.depa_code', 's.created_at', 's.disabled_at'])
    .select(['s.first_password_until', 'd.name as clinic_name'])
    .select(({ selectFrom }) => [
      selectFrom('staff_factors as f')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('f.staff_id', '=', 's.id')
        .where('f.confirmed_at', 'is not', null)
        .as('factors'),
      selectFrom('staff_sessions as t')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('t.staff_id', '=', 's.id')
        .where('t.expires_at', '>', new Date(now))
        .as('sessions'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['execute']>>[number];

function shown(row: Row, actor: AccountActor, operators: number, language: Language): StaffAccount {
  const { id, role, depa_code: depaCode } = row;
  const isEnded = row.disabled_at !== null;
  const others = operators - (role === 'operator' && !isEnded ? 1 : 0);
  const target = { staffId: id, role, depaCode, isEnded };
  return {
    staffId: id,
    login: row.login,
    name: row.name,
    role,
    clinic:
      depaCode !== null && row.clinic_name !== null
        ? { depaCode, name: inLanguage(row.clinic_name, language) }
        : null,
    createdAt: row.created_at.getTime(),
    endedAt: row.disabled_at?.getTime() ?? null,
    hasFactor: Number(row.factors) > 0,
    firstPasswordUntil: row.first_password_until?.getTime() ?? null,
    sessions: Number(row.sessions),
    steps: ACCOUNT_STEPS.filter((step) => stepRefusal(actor, target, step, others) === null),
  };
}

async function countOperators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'operator')
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Accounts of a clinic or of all, by login, with what the caller may do with each. @param now ms */
export async function listStaff(
  db: Db,
  { depaCode, words, isEnded, cursor }: StaffQuery,
  { actor, language, now }: { actor: AccountActor; language: Language; now: number },
): Promise<{ readonly list: StaffAccount[]; readonly next: string | null }> {
  let query = accounts(db, now).where('s.disabled_at', isEnded ? 'is not' : 'is', null);
  if (depaCode !== null) query = query.where('s.depa_code', '=', depaCode);
  if (cursor !== undefined) query = query.where('s.login', '>', cursor);
  if (words !== '')
    query = query.where(
      sql<boolean>`(strpos(lower(s.login), lower(${words})) > 0 or strpos(lower(s.name), lower(${words})) > 0)`,
    );
  const rows = await query
    .orderBy('s.login')
    .limit(PAGE + 1)
    .execute();
  const operators = await countOperators(db);
  const list = rows.slice(0, PAGE).map((row) => shown(row, actor, operators, language));
  return { list, next: rows.length > PAGE ? (list.at(-1)?.login ?? null) : null };
}
