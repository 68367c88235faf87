import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { hashPassword } from '../../../shared/accounts/passwords';

/** Password of every login of the sample data. */
export const DEMO_PASSWORD = 'yimiao-desk-1';

/**
 * Gives every sample clinic a login to try its desk with; all share one hash, because hashing each would take minutes.
 */
export async function makeDemoStaff(db: Db): Promise<void> {
  const missing = await db
    .selectFrom('departments as d')
    .select('d.depa_code')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('staff as s').select('s.id').whereRef('s.depa_code', '=', 'd.depa_code')),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (!missing) return;
  const hash = await hashPassword(DEMO_PASSWORD);
  await sql`
    insert into staff (id, depa_code, login, name, password_hash, is_demo)
    select 'demo-' || d.depa_code, d.depa_code, 'desk-' || d.depa_code, '示例工作人员', ${hash}, true
    from departments d on conflict do nothing`.execute(db);
}

/** Logins of the sample moderators: two, as nobody settles appeals against their own decisions. */
const DEMO_MODERATORS = ['moderator-1', 'moderator-2'];

/** Adds moderators to try the community's queue with, in the first sample clinic. */
export async function makeDemoModerators(db: Db): Promise<void> {
  await addToFirstClinic(db, 'moderator', DEMO_MODERATORS, '示例审核员');
}

/** Logins of the sample staff of customer service: two, who hand over to each other. */
const DEMO_SERVICE = ['service-1', 'service-2'];

/** Adds staff of customer service, in the first sample clinic. */
export async function makeDemoService(db: Db): Promise<void> {
  await addToFirstClinic(db, 'service', DEMO_SERVICE, '示例客服');
}

/** Login of the sample manager. */
const DEMO_MANAGERS = ['manager-1'];

/** Adds a manager of the first sample clinic. */
export async function makeDemoManager(db: Db): Promise<void> {
  await addToFirstClinic(db, 'manager', DEMO_MANAGERS, '示例门诊负责人');
}

/** Login of the sample operator. */
const DEMO_OPERATORS = ['operator-1'];

/** Adds an operator of all sample clinics. */
export async function makeDemoOperator(db: Db): Promise<void> {
  await addToFirstClinic(db, 'operator', DEMO_OPERATORS, '示例运营人员');
}

type DemoRole = 'manager' | 'moderator' | 'service' | 'operator';

async function addToFirstClinic(
  db: Db,
  role: DemoRole,
  logins: readonly string[],
  name: string,
): Promise<void> {
  const existing = await db
    .selectFrom('staff')
    .select('id')
    .where('login', 'in', logins)
    .limit(1)
    .executeTakeFirst();
  if (existing) return;
  const hash = await hashPassword(DEMO_PASSWORD);
  await sql`
    insert into staff (id, depa_code, login, name, password_hash, is_demo, role)
    select 'demo-' || login, case when ${role} = 'operator' then null else d.depa_code end, login, ${name}::text || n, ${hash}, true, ${role}
    from unnest(${logins}::text[]) with ordinality as m (login, n),
      (select depa_code from departments order by depa_code limit 1) d
    on conflict do nothing`.execute(db);
}

/** Login of a sample clinic's desk: the given clinic's, or the first one's. */
export async function demoDesk(db: Db, depaCode?: string): Promise<string | undefined> {
  const wanted = db
    .selectFrom('staff')
    .select('login')
    .where('is_demo', '=', true)
    .where('role', '=', 'desk');
  const row = await (depaCode === undefined ? wanted : wanted.where('depa_code', '=', depaCode))
    .orderBy('depa_code')
    .limit(1)
    .executeTakeFirst();
  return row?.login;
}

/** First sample login of a role. */
export const demoLogin = async (db: Db, role: DemoRole): Promise<string | undefined> =>
  (
    await db
      .selectFrom('staff')
      .select('login')
      .where('is_demo', '=', true)
      .where('role', '=', role)
      .orderBy('login')
      .limit(1)
      .executeTakeFirst()
  )?.login;
