import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { UNSETTLED } from '../lifecycle/lifecycle';
import { lockPerson } from './erase-family-member';
import type { FamilyMemberRow } from './rows';

const QUEUED = {
  zh: '这位成员正以现在的姓名排队，或有排队约到的预约，暂时不能改姓名。可以先退出排队；姓名有误的预约请带证件到门诊核对',
  en: 'This person is in a queue under this name, or has an appointment from one, so you cannot change the name for now. Leave the queue first; if an appointment has a wrong name, show the document at the clinic.',
} as const;

/**
 * Refuses another name, spaces and capitals aside, for a member who is on a ticket of a queue, or has an open
 * appointment that was booked by one: with one document under several names somebody could enter often and then give
 * the right name to whichever ticket was drawn first.
 * @param db a transaction; the member's row stays locked, so that nobody enters a queue under the old name meanwhile
 * @throws DomainError 20012
 */
export async function checkQueuedName(
  db: Db,
  { id, name }: FamilyMemberRow,
  after: string,
): Promise<void> {
  if (name === after) return;
  await lockPerson(db, id);
  const { rows } = await sql<{ is_bound: boolean }>`
    select exists (
      select from release_people p join release_tickets t on t.id = p.ticket_id
      where p.linkman_id = ${id} and p.is_open and (t.state in ('waiting', 'admitted') or exists (
        select from orders o join slots s on s.id = o.slot_id
        where o.linkman_id = ${id} and o.status = any(${[...UNSETTLED]}::text[]) and s.release_id = t.release_id
      ))
    ) and bare_name(${name}) <> bare_name(${after}) as is_bound`.execute(db);
  if (rows[0]?.is_bound) throw new DomainError(CODE.LINKMAN_HAS_ORDERS, { message: QUEUED });
}
