import { DAY_MS } from '@contract/time/duration-rules';
import { sql } from 'kysely';
import type { StaffSignIn } from '@contract/desk/sign-in-endpoints';
import type { Db } from '../../db/database';
import { securityKey } from '../../kernel/security-events';

/** ms that are shown. */
const SHOWN = 30 * DAY_MS;
const MOST_SHOWN = 200;
/** Characters of a network's hash that a manager sees: enough to tell the few networks of a clinic apart. */
const NETWORK_LENGTH = 4;

interface Row {
  readonly event: string;
  readonly outcome: 'done' | 'refused';
  readonly account_key: string;
  readonly subject_key: string;
  readonly address_key: string;
  readonly times: number;
  readonly last_at: Date;
}

const kindOf = ({ event, outcome }: Row): StaffSignIn['kind'] => {
  if (event === 'staffSignIn') return outcome === 'done' ? 'signedIn' : 'refused';
  if (event === 'staffSignOut') return 'signedOut';
  if (event === 'role') return 'otherRole';
  return event === 'limit' ? 'limited' : 'changed';
};

/** Sign-ins of everybody who works for a clinic, the newest first. @param now ms */
export async function clinicSignIns(
  { db, personKey }: { readonly db: Db; readonly personKey: Buffer },
  depaCode: string,
  now: number,
): Promise<StaffSignIn[]> {
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'name', 'login'])
    .where('depa_code', '=', depaCode)
    .execute();
  const whose = new Map(
    staff.flatMap((member) => [
      [securityKey(personKey, 'staff', member.id), member],
      [securityKey(personKey, 'login', member.login), member],
    ]),
  );
  const keys = [...whose.keys()];
  const { rows } = await sql<Row>`
    select event, outcome, account_key, subject_key, address_key, times, last_at from security_events
    where (account_key = any(${keys}) or subject_key = any(${keys}))
      and event in ('staffSignIn', 'staffSignOut', 'limit', 'role', 'staffRights')
      and minute > ${new Date(now - SHOWN)}
    order by last_at desc, event limit ${MOST_SHOWN}`.execute(db);
  return rows.flatMap((row) => {
    const member = whose.get(row.account_key) ?? whose.get(row.subject_key);
    if (!member) return [];
    return {
      at: row.last_at.getTime(),
      name: member.name,
      login: member.login,
      kind: kindOf(row),
      times: row.times,
      network: row.address_key.slice(0, NETWORK_LENGTH),
    };
  });
}
