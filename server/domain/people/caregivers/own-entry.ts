import { sql } from 'kysely';
import type { MergeBlock } from '@contract/caregiver/merge-rules';
import type { OwnEntry } from '@contract/caregiver/endpoints';
import { RELATION } from '@contract/linkman/relation-rules';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';
import { statusList } from '../../../shared/lifecycle/statuses';
import { familyOf } from '../../../shared/recipients/rows';
import type { FamilyMemberRow } from '../../../shared/recipients/rows';
import { isSameMember } from '../../../shared/recipients/same-member';

const ACTIVE = sql.raw(statusList(ACTIVE_STATUSES));

/** The member that an own entry may be the same person as. */
export type SharedPerson = Pick<
  FamilyMemberRow,
  'id' | 'user_id' | 'name' | 'birthday' | 'sex' | 'person_key'
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
): Promise<Omit<OwnEntry, 'block' | 'bookedTwice'>> {
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

interface Twice {
  readonly own: string;
  readonly shared: string;
  readonly product: Bilingual;
}

/** Doses that are booked for both. */
const bookedTwice = async (db: Db, ownId: string, linkmanId: string): Promise<readonly Twice[]> =>
  (
    await sql<Twice>`
      select a.id as own, b.id as shared, p.short_name as product
      from orders a join orders b on b.vaccine_code = a.vaccine_code and b.dose_no = a.dose_no
        and b.linkman_id = ${linkmanId} and b.status in (${ACTIVE})
      join products p on p.id = a.product_id
      where a.linkman_id = ${ownId} and a.status in (${ACTIVE})
      order by a.day, a.id`.execute(db)
  ).rows;

interface Facts {
  readonly paid: boolean;
  readonly offered: boolean;
  readonly queued: boolean;
  /** Another document, of which a clinic or another family knows something. */
  readonly strange: boolean;
}

/** What stands in the way, apart from doses that are booked twice. */
async function factsOf(db: Db, own: FamilyMemberRow, person: SharedPerson): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      exists (select from orders o where o.linkman_id = ${own.id} and o.status in (${ACTIVE}) and (o.paid_cents > 0
        or exists (select from payment_orders p where p.order_id = o.id and p.state in ('open', 'paid')))) as paid,
      exists (select from waitlist_entries w join holds h on h.id = w.hold_id
        where w.linkman_id = ${own.id} and w.state = 'waiting' and h.ended_at is null) as offered,
      exists (select from release_people p where p.linkman_id = ${own.id} and p.is_open) as queued,
      ${own.person_key !== person.person_key} and (${own.proved_at !== null}
        or exists (select from orders o where o.person_key = ${own.person_key}
          and (o.linkman_id is distinct from ${own.id} or o.status = 'DONE'))
        or exists (select from linkmen l where l.person_key = ${own.person_key} and l.id <> ${own.id})) as strange`.execute(
    db,
  );
  return rows[0] ?? { paid: false, offered: false, queued: false, strange: false };
}

/** What keeps an own entry from being merged with the member, and the doses that are booked for both. */
export interface MergeCheck {
  readonly block: MergeBlock | null;
  readonly twice: readonly Twice[];
}

/** Whether an own entry can be merged with a member who is shared with its account. */
export async function checkMerge(
  db: Db,
  own: FamilyMemberRow,
  person: SharedPerson,
): Promise<MergeCheck> {
  if (own.relation_type === RELATION.SELF) return { block: 'self', twice: [] };
  const facts = await factsOf(db, own, person);
  if (facts.strange) return { block: 'documents', twice: [] };
  if (facts.paid) return { block: 'paid', twice: [] };
  if (facts.offered) return { block: 'offered', twice: [] };
  if (facts.queued) return { block: 'queued', twice: [] };
  const twice = await bookedTwice(db, own.id, person.id);
  return { block: twice.length > 0 ? 'bookedTwice' : null, twice };
}

/** The reader's own entry of somebody who is shared with them, with what a merging would bring; null: they have none. */
export async function showOwnEntry(
  db: Db,
  userId: string,
  person: SharedPerson,
  language: Language,
): Promise<OwnEntry | null> {
  const own = await ownEntryOf(db, userId, person);
  if (!own) return null;
  const { block, twice } = await checkMerge(db, own, person);
  return {
    ...(await describeEntry(db, own)),
    block,
    bookedTwice: twice.map(({ own: orderId, shared, product }) => ({
      orderId,
      sharedOrderId: shared,
      productName: inLanguage(product, language),
    })),
  };
}
