import type { Database } from '../../../server/db/database';
import { hashPassword } from '../../../server/shared/accounts/passwords';
import type { StaffRole } from '../../../server/http/context';
import { DESK_PASSWORD } from '../kit/worlds/desk-world';

/** Adds a member of the staff with the desk's password; the login is the id. */
export async function addColleague(
  { pool }: Database,
  {
    depaCode,
    login,
    role,
  }: { readonly depaCode: string; readonly login: string; readonly role: StaffRole },
): Promise<void> {
  await pool.query(
    `insert into staff (id, depa_code, login, name, password_hash, role) values ($2, $1, $2, $2, $4, $3)`,
    [depaCode, login, role, await hashPassword(DESK_PASSWORD)],
  );
}
