import { sql } from 'kysely';
import type { MergeBlock } from '@contract/caregiver/merge-rules';
import type { MergeConflict, OwnEntry } from '@contract/caregiver/endpoints';
import { RELATION } from '@contract/linkman/relation-rules';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import { statusList } from '../../../shared/lifecycle/statuses';
import { familyOf } from '../../../shared/recipients/rows';
import type { FamilyMemberRow } from '../../../shared/recipients/rows';
import { isSameMember, isSameName } from '../../../shared/recipients/same-member';
import { findConflicts } from './merge-conflicts';

const ACTIVE = sql.raw(statusList(ACTIVE_STATUSES));

/** The member that an own entry may be the same person as. */
export type SharedPerson = Pick<
  FamilyMemberRow,
  'id' | 'user_id' | 'name' | 'birthday' | 'sex' | 'person_key' | 'proved_at'
>;

/** The account's entry of a person by the document: all that may be asked before an invitation is accepted. */
export const entryByDocument = (
  family: readonly FamilyMemberRow[],
  personKey: string | null,
): FamilyMemberRow | undefined =>
  family.find(({ person_key: own }) => own !== null && own === personKey);

/** The account's own entry of a person who is shared with it: by the document, else by name, birthday and sex. */
export async function ownEntryOf(
  db: Db,
  userId: string,
  person: SharedPerson,
): Promise<FamilyMemberRow | undefined> {
  const family = await familyOf(db, userId);
  return (
    entryByDocument(family, person.person_key) ?? family.find((each) => isSameMember(each, person))
  );
}

/** What an own entry would bring. */
export async function describeEntry(
  db: Db,
  { id: linkmanId, name }: Pick<FamilyMemberRow, 'id' | 'name'>,
): Promise<Omit<OwnEntry, 'block' | 'conflicts'>> {
  const { rows } = await sql<
    Pick<OwnEntry, 'appointments' | 'enteredDoses' | 'waiting' | 'sharedWith'>
  >`
    select
      (select count(*)::int from orders o where o.linkman_id = ${linkmanId} and o.status in (${ACTIVE})) as appointments,
      (select count(*)::int from self_reported_doses d where d.linkman_id = ${linkmanId}) as "enteredDoses",
      (select count(*)::int from waitlist_entries w where w.linkman_id = ${linkmanId} and w.state = 'waiting') as waiting,
      (select count(*)::int from caregivers c where c.linkman_id = ${linkmanId}) as "sharedWith"`.execute(
    db,
  );
  const counted = rows[0] ?? { appointments: 0, enteredDoses: 0, waiting: 0, sharedWith: 0 };
  return { linkmanId, name, ...counted };
}

type MergeReader = { readonly db: Db } & Pick<Deps, 'cipher'>;

interface Facts {
  readonly paid: boolean;
  readonly offered: boolean;
  readonly queued: boolean;
  /** Another document, under which the entry has been vaccinated, or which a clinic has seen. */
  readonly strange: boolean;
}

/** What stands in the way, apart from appointments that contradict each other. */
async function factsOf(db: Db, own: FamilyMemberRow, person: SharedPerson): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      exists (select from orders o where o.linkman_id = ${own.id} and o.status in (${ACTIVE}) and (o.paid_cents > 0
        or exists (select from payment_orders p where p.order_id = o.id and p.state in ('open', 'paid')))) as paid,
      exists (select from waitlist_entries w join holds h on h.id = w.hold_id
        where w.linkman_id = ${own.id} and w.state = 'waiting' and h.ended_at is null) as offered,
      exists (select from release_people p where p.linkman_id = ${own.id} and p.is_open) as queued,
      ${own.person_key !== person.person_key} and (${own.proved_at !== null}
        or exists (select from orders o where o.linkman_id = ${own.id} and o.status = 'DONE')) as strange`.execute(
    db,
  );
  return rows[0] ?? { paid: false, offered: false, queued: false, strange: false };
}

/** What keeps an own entry from being merged with the member, and the appointments that contradict each other. */
export interface MergeCheck {
  readonly block: MergeBlock | null;
  readonly conflicts: readonly MergeConflict[];
}

const blockedBy = (block: MergeBlock): MergeCheck => ({ block, conflicts: [] });

/** Whether a clinic knows of the own entry what it then knows of the member too: the names agree. */
export const isProofCarried = (
  own: Pick<FamilyMemberRow, 'name' | 'proved_at'>,
  person: Pick<FamilyMemberRow, 'name'>,
): boolean => own.proved_at !== null && isSameName(own.name, person.name);

/** Whether an own entry can be merged with a member who is shared with its account. */
export async function checkMerge(
  deps: MergeReader,
  own: FamilyMemberRow,
  person: SharedPerson,
  context: Pick<UserContext, 'today' | 'language'>,
): Promise<MergeCheck> {
  if (own.relation_type === RELATION.SELF) return blockedBy('self');
  const facts = await factsOf(deps.db, own, person);
  if (facts.strange) return blockedBy('documents');
  if (facts.paid) return blockedBy('paid');
  if (facts.offered) return blockedBy('offered');
  if (facts.queued) return blockedBy('queued');
  const isProved = person.proved_at !== null || isProofCarried(own, person);
  const entries = { ownId: own.id, sharedId: person.id, isProved };
  const conflicts = await findConflicts(deps, entries, context);
  return { block: conflicts.length > 0 ? 'conflictingOrders' : null, conflicts };
}

/** The reader's own entry of somebody who is shared with them, with what a merging would bring; null: they have none. */
export async function showOwnEntry(
  deps: MergeReader,
  userId: string,
  person: SharedPerson,
  context: Pick<UserContext, 'today' | 'language'>,
): Promise<OwnEntry | null> {
  const own = await ownEntryOf(deps.db, userId, person);
  if (!own) return null;
  const { block, conflicts } = await checkMerge(deps, own, person, context);
  return { ...(await describeEntry(deps.db, own)), block, conflicts: [...conflicts] };
}
