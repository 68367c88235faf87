import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { Staff } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';

/**
 * The clinic that a call of management is about: a manager's own, or any that exists for the operator. Every such call
 * begins with it.
 * @returns its code @throws DomainError 4004 for any other
 */
export async function managedClinic(
  db: Db,
  { role, depaCode: own }: Pick<Staff, 'role' | 'depaCode'>,
  depaCode: string,
): Promise<string> {
  if (role !== 'operator' && (role !== 'manager' || depaCode !== own))
    throw new DomainError(CODE.NOT_FOUND);
  const clinic = await db
    .selectFrom('departments')
    .select('depa_code')
    .where('depa_code', '=', depaCode)
    .executeTakeFirst();
  if (!clinic) throw new DomainError(CODE.NOT_FOUND);
  return clinic.depa_code;
}

/**
 * The clinic that a list is of: the one that is named, or without one the manager's own.
 * @returns null: all of the operator's @throws DomainError 4004 as {@link managedClinic}
 */
export async function managedScope(
  db: Db,
  staff: Pick<Staff, 'role' | 'depaCode'>,
  depaCode: string | undefined,
): Promise<string | null> {
  if (depaCode === undefined && staff.role === 'operator') return null;
  return managedClinic(db, staff, depaCode ?? staff.depaCode);
}
