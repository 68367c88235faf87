import { sql } from 'kysely';
import type { MergeBlock } from '@contract/caregiver/merge-rules';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import { CODE } from '@contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables';
import { repeatAborted } from '../../../db/statement';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { newId } from '../../../kernel/ids';
import type { Bilingual } from '../../../kernel/language';
import { maskedMobiles } from '../../../shared/accounts/masked-mobiles';
import { statusList } from '../../../shared/lifecycle/statuses';
import { lockPerson, passDefaultOn } from '../../../shared/recipients/erase-family-member';
import { lockFamily } from '../../../shared/recipients/family-lock';
import { linkDocument } from '../../../shared/recipients/person-documents';
import { personKeyOf } from '../../../shared/recipients/person';
import { freeKey } from '../../../shared/recipients/return-entries';
import type { FamilyMemberRow } from '../../../shared/recipients/rows';
import { notifyOfAccess } from './access-message';
import { endAccessIn } from './end-access';
import { logMerging } from './log';
import { checkMerge, isProofCarried, ownEntryOf } from './own-entry';

type Trx = Transaction<Tables>;
type MergeDeps = Pick<Deps, 'db' | 'cipher' | 'personKey'>;

const ACTIVE = sql.raw(statusList(ACTIVE_STATUSES));

/** What to do about each, for who may see the member: nothing of it is said before an invitation is accepted. */
const BLOCKED: Readonly<Record<MergeBlock, Bilingual>> = {
  self: {
    zh: '这位家人就是您本人，不能并到别人名下。请您自己保留，再邀请对方来照看',
    en: 'This person is you, so your entry stays yours. Keep it, and invite the other person to share it instead.',
  },
  documents: {
    zh: '两边登记的证件不同，并且您这边已有记录。请带上两个证件，到任意一家接种门诊合并为同一个人，再来这里合并',
    en: 'The two entries have different documents, and there are records under yours. Show both documents at any clinic, which makes them one person, then merge the entries here.',
  },
  paid: {
    zh: '您这边有一个已在线付款的预约，付款和退款只能由您的账号办理。请先接种，或取消并等退款到账，再合并',
    en: 'You have paid online for one of the appointments, and only your account can get that money back. Have the dose, or cancel and wait for the refund, then merge the entries.',
  },
  offered: {
    zh: '候补有一个名额正为您保留。请先预约或放弃这个名额，再合并',
    en: 'A place from the waiting list is being held for you. Book it or let it go, then merge the entries.',
  },
  queued: {
    zh: '这位家人还在放号排队。请等排队结束，或先退出排队，再合并',
    en: 'This person is in a queue for a release. Wait until it is over, or leave it, then merge the entries.',
  },
  conflictingOrders: {
    zh: '合并后有预约会互相冲突。请按提示取消或改约其中一个，再合并',
    en: 'Appointments of the two entries clash. Cancel or move one of them, then merge the entries.',
  },
};

/** Whether a clinic or another account has stored something of an entry's person. */
async function isKnownElsewhere(
  trx: Trx,
  { id, person_key: key }: Pick<FamilyMemberRow, 'id' | 'person_key'>,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from orders o where o.person_key = ${key} and o.linkman_id is distinct from ${id})
      or exists (select from linkmen l where l.person_key = ${key} and l.id <> ${id}) as known`.execute(
    trx,
  );
  return rows[0]?.known ?? false;
}

/**
 * Those whose document only differs are one person from now on, and documents that led to the own one lead on. Where somebody else
 * has stored something under the own document, it stays theirs, as when a document is exchanged, and nobody is told.
 */
async function adoptPerson(
  trx: Trx,
  { cipher, personKey: key }: MergeDeps,
  { own, shared }: Pair,
  { userId, now }: UserContext,
): Promise<void> {
  const { person_key: personKey } = shared;
  if (own.person_key === personKey || personKey === null) return;
  const documentKey = personKeyOf(key, {
    ...own,
    document_number: cipher.open(own.document_number),
  });
  if (!(await isKnownElsewhere(trx, own))) {
    await trx
      .updateTable('person_documents')
      .set({ person_key: personKey })
      .where('person_key', '=', own.person_key)
      .execute();
    await linkDocument(trx, { documentKey, name: own.name }, personKey, userId, now);
  }
  // Its numbers and the other person's would collide, and what is open rests on the account's word.
  await trx
    .updateTable('orders')
    .set({ person_key: personKey, person_turn: null, claimant: own.user_id })
    .where('linkman_id', '=', own.id)
    .execute();
  await trx
    .updateTable('linkmen')
    .set({ person_key: personKey })
    .where('id', '=', own.id)
    .execute();
}

/** What a clinic knows of the own entry it knows of the member, where the names agree; as when a dose is given (0140). */
async function carryProof(trx: Trx, { own, shared }: Pair): Promise<boolean> {
  if (shared.proved_at !== null || !isProofCarried(own, shared)) return shared.proved_at !== null;
  // To the microsecond, by which it is known when it goes back.
  await sql`
    update linkmen t set proved_at = e.proved_at from linkmen e where t.id = ${shared.id} and e.id = ${own.id}`.execute(
    trx,
  );
  await sql`
    update orders o set claimant = '' where o.linkman_id = ${shared.id} and o.claimant <> '' and o.status in (${ACTIVE})
      and not exists (
        select from orders other where other.person_key = o.person_key and other.vaccine_code = o.vaccine_code
          and other.dose_no = o.dose_no and other.claimant = '' and other.status in (${ACTIVE}))`.execute(
    trx,
  );
  return true;
}

/**
 * Open appointments are the member's, with the day and the code that they have; the second parent is their caregiver. They are the
 * person's last bookings, so that one under way for the member is judged again.
 */
async function moveOrders(trx: Trx, { own, shared }: Pair, isProved: boolean): Promise<void> {
  const { user_id: userId } = own;
  await sql`
    update order_events set acted_by = ${userId} where actor = 'user' and order_id in (
      select o.id from orders o where o.linkman_id = ${own.id} and o.status in (${ACTIVE}))`.execute(
    trx,
  );
  await sql`
    with latest as materialized (
      select coalesce(max(person_turn), 0) as turn from orders where person_key = ${shared.person_key}
    ), moving as materialized (
      select m.id, row_number() over (order by m.id) as nth from orders m
      where m.linkman_id = ${own.id} and m.status in (${ACTIVE})
    )
    update orders o set person_turn = latest.turn + moving.nth, user_id = ${shared.user_id}, linkman_id = ${shared.id}, booked_by = ${userId},
      merged_from = ${own.id}, visit_id = null, idempotency_key = ${freeKey(shared.user_id)},
      claimant = case when ${isProved}::boolean and (o.claimant = '' or not exists (
          select from orders other where other.person_key = o.person_key and other.vaccine_code = o.vaccine_code
            and other.dose_no = o.dose_no and other.claimant = '' and other.status in (${ACTIVE})))
        then '' else ${shared.user_id} end
    from latest, moving where o.id = moving.id`.execute(trx);
}

/** Doses that were entered are the member's too, where it has none of that number or day; those of the entry rest with it. */
async function copyEnteredDoses(trx: Trx, { own, shared }: Pair): Promise<void> {
  const doses = await trx
    .selectFrom('self_reported_doses')
    .selectAll()
    .where('linkman_id', '=', own.id)
    .orderBy('day')
    .orderBy('id')
    .execute();
  for (const dose of doses)
    await sql`
      insert into self_reported_doses (id, user_id, linkman_id, vaccine_code, dose_no, day, lot, entered_at, is_day_estimated)
      select ${newId()}, ${shared.user_id}, ${shared.id}, d.vaccine_code, d.dose_no, d.day, d.lot, d.entered_at,
        d.is_day_estimated
      from self_reported_doses d where d.id = ${dose.id} and not exists (
        select from orders o where o.person_key = ${shared.person_key} and o.vaccine_code = d.vaccine_code
          and o.status = 'DONE' and (o.day = d.day or o.dose_no = d.dose_no))
  on conflict do nothing`.execute(trx);
  if (shared.history_key === null && own.history_key !== null)
    await trx
      .updateTable('linkmen')
      .set({ history_key: own.history_key })
      .where('id', '=', shared.id)
      .execute();
}

/**
 * Waiting entries keep their place as the member's. Where the member waits for the same, or for another product against it, that
 * one goes on.
 */
async function moveWaiting(trx: Trx, { own, shared }: Pair, now: Date): Promise<void> {
  await sql`
    update waitlist_entries w set state = 'left', ended_at = ${now}
    where w.linkman_id = ${own.id} and w.state = 'waiting' and exists (
      select from waitlist_entries s where s.linkman_id = ${shared.id} and s.state = 'waiting'
        and s.vaccine_code = w.vaccine_code and s.dose_no = w.dose_no and (s.product_id <> w.product_id
          or (s.depa_code is not distinct from w.depa_code and s.day is not distinct from w.day)))`.execute(
    trx,
  );
  await sql`
    update waitlist_entries w set user_id = ${shared.user_id}, linkman_id = ${shared.id}, person_key = ${shared.person_key},
      merged_from = ${own.id}
    where w.linkman_id = ${own.id} and w.state = 'waiting'`.execute(trx);
}

/** Whoever shares the own entry shares the member by the owner's word only. */
async function endSharingOf(trx: Trx, deps: MergeDeps, own: FamilyMemberRow, now: number) {
  const shared = await trx
    .selectFrom('caregivers')
    .select('id')
    .where('linkman_id', '=', own.id)
    .orderBy('id')
    .execute();
  const ended: string[] = [];
  for (const { id: caregiverId } of shared) {
    const by = { by: 'owner', userId: own.user_id, caregiverId } as const;
    ended.push(await endAccessIn(trx, deps, own.id, by, now));
  }
  await trx.deleteFrom('caregiver_invitations').where('linkman_id', '=', own.id).execute();
  return ended;
}

interface Pair {
  readonly own: FamilyMemberRow;
  readonly shared: FamilyMemberRow;
}

/** How an own entry was merged; null: there is none. */
export type Merging =
  | { readonly block: MergeBlock }
  | { readonly block: null; readonly ended: readonly string[] };

/** Locks both families, always in the same order: two parents may merge their entries with each other's at once. */
export async function lockFamilies(trx: Trx, userIds: readonly string[]): Promise<void> {
  for (const userId of [...new Set(userIds)].sort()) await lockFamily(trx, userId);
}

/**
 * Merges the caller's own entry of a child with the one that is shared with them as a guardian, in the caller's transaction that
 * has locked both families: their entry rests, and comes back when the access ends (`returnEntries`). Both are notified.
 * @returns what stands in the way, with nothing changed; else the accounts whose sharing of the own entry has ended
 */
export async function mergeIn(
  trx: Trx,
  deps: MergeDeps,
  linkmanId: string,
  context: UserContext,
): Promise<Merging | null> {
  const { now } = context;
  const { userId } = context.session;
  const rowOf = (id: string) =>
    trx
      .selectFrom('linkmen')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  const found = await rowOf(linkmanId);
  const entry = found && (await ownEntryOf(trx, userId, found));
  if (!entry) return null;
  // Bookings and tickets of either wait.
  for (const id of [linkmanId, entry.id].sort()) await lockPerson(trx, id);
  const [shared, own] = [await rowOf(linkmanId), await rowOf(entry.id)];
  if (!shared || !own) return null;
  const pair = { own, shared };
  const { block } = await checkMerge({ ...deps, db: trx }, own, shared, context);
  if (block !== null) return { block };
  const ended = await endSharingOf(trx, deps, own, now);
  await adoptPerson(trx, deps, pair, context);
  await moveOrders(trx, pair, await carryProof(trx, pair));
  await copyEnteredDoses(trx, pair);
  await moveWaiting(trx, pair, new Date(now));
  await trx
    .updateTable('linkmen')
    .set({
      merged_into: shared.id,
      merged_at: new Date(now),
      deleted_at: new Date(now),
      is_default: false,
    })
    .where('id', '=', own.id)
    .execute();
  if (own.is_default) await passDefaultOn(trx, userId);
  await notifyOfMerging(trx, deps, pair, now);
  return { block: null, ended };
}

/** The log's entry, and a message to both. */
async function notifyOfMerging(
  trx: Trx,
  deps: MergeDeps,
  { own, shared }: Pair,
  now: number,
): Promise<void> {
  const role: CaregiverRole = 'guardian';
  const { user_id: userId } = own;
  const eventId = await logMerging(trx, { linkmanId: shared.id, userId }, now);
  const mobiles = await maskedMobiles({ ...deps, db: trx }, [shared.user_id, userId]);
  const change = {
    kind: 'merged',
    person: shared.name,
    role,
    owner: mobiles.get(shared.user_id) ?? '',
    caregiver: mobiles.get(userId) ?? '',
  } as const;
  await notifyOfAccess(trx, change, [shared.user_id, userId], { eventId, now });
}

/**
 * Merges the caller's own entry of a child with the one that is shared with them.
 * @returns the accounts whose sharing of the own entry has ended
 * @throws DomainError 4004 where the member is not shared with the caller as a guardian, or they have no such entry; 4000 with what
 *   has to be done first, and `block`
 */
export async function mergeEntry(
  deps: MergeDeps,
  linkmanId: string,
  context: UserContext,
): Promise<readonly string[]> {
  const { userId } = context.session;
  const merge = async (trx: Trx): Promise<readonly string[]> => {
    const access = await trx
      .selectFrom('caregivers as c')
      .innerJoin('linkmen as l', 'l.id', 'c.linkman_id')
      .select('l.user_id as owner_id')
      .where('c.linkman_id', '=', linkmanId)
      .where('c.user_id', '=', userId)
      .where('c.role', '=', 'guardian')
      .where('l.deleted_at', 'is', null)
      .forShare(['c'])
      .executeTakeFirst();
    if (!access) throw new DomainError(CODE.NOT_FOUND);
    await lockFamilies(trx, [access.owner_id, userId]);
    const merging = await mergeIn(trx, deps, linkmanId, context);
    if (!merging) throw new DomainError(CODE.NOT_FOUND);
    const { block } = merging;
    if (block !== null)
      throw new DomainError(CODE.PARAMETERS, { message: BLOCKED[block], data: { block } });
    return merging.ended;
  };
  return repeatAborted(() => deps.db.transaction().execute(merge));
}
