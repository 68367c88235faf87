import type { MergeConflict } from '@contract/caregiver/endpoints';
import { CODE } from '@contract/errors';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import { transactionRunner } from '../../../db/transaction-runner';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import { messageOf } from '../../../http/messages';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';
import { administeredOf, codesFor } from '../../../shared/doses/administered';
import type { Administered } from '../../../shared/doses/administered';
import type { Course } from '../../../shared/doses/course';
import { dayViolation, doseDays, personViolation } from '../../../shared/doses/eligibility';
import type { Ineligible } from '../../../shared/doses/eligibility';
import { elsewhereViolation, recordsOf } from '../../../shared/doses/elsewhere';
import { courseOfProduct } from '../../../shared/doses/product-course';
import { OPEN_STATUSES } from '../../../shared/lifecycle/statuses';
import { createPeople } from '../../../shared/recipients/people';
import type { People } from '../../../shared/recipients/people';
import type { RecipientHistory } from '../../../shared/recipients/recipient-history';
import { refusedPerson } from '../../booking/refusal/refuse';

/** An active appointment of either entry. */
interface EntryOrder {
  readonly id: string;
  /** Of the entry that is to be merged; else of the member. */
  readonly isOwn: boolean;
  readonly doseNo: number;
  readonly day: string;
  readonly status: OrderStatus;
  readonly product: Bilingual;
  readonly course: Course;
}

/** Two entries of one person, by the member's id and the own one's. */
export interface TwoEntries {
  readonly ownId: string;
  readonly sharedId: string;
  /** Whether a clinic knows the member once the entries are merged. */
  readonly isProved: boolean;
}

/** Appointments that contradict each other, or one that contradicts a dose on record. */
interface Conflict {
  readonly orders: readonly [EntryOrder, ...EntryOrder[]];
  readonly violation: Ineligible;
}

const SELF_REPORTED: Bilingual = {
  zh: '这一剂另有一条补记：{date} 已打。打过了，请取消这个预约；没打过，请在接种计划里删掉那条补记',
  en: 'One of you has entered this dose as given on {date}. If it was given, cancel this appointment. If not, delete that entry in the plan.',
};

/** The latest first: of two that are too near it is the later one whose first possible day can be said. */
async function activeOrders(db: Db, { ownId, sharedId }: TwoEntries): Promise<EntryOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.id as order_id', 'o.linkman_id', 'o.dose_no', 'o.day', 'o.status'])
    .select(['p.id', 'p.vaccine_code', 'p.sex_limit', 'p.min_age_days', 'p.max_age_days'])
    .select(['p.doses', 'p.short_name'])
    .where('o.linkman_id', 'in', [ownId, sharedId])
    .where('o.status', 'in', [...ACTIVE_STATUSES])
    .orderBy('o.day', 'desc')
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.order_id, isOwn: row.linkman_id === ownId, doseNo: row.dose_no, day: row.day },
    ...{ status: row.status, product: row.short_name, course: courseOfProduct(row) },
  }));
}

/** An appointment as a record for a dose of a vaccine; null where it has nothing to do with that. */
function asRecord(order: EntryOrder, code: string, userId: string): Administered | null {
  const { product } = order.course;
  if (!codesFor(code).includes(product.code)) return null;
  const { id, doseNo, day, status } = order;
  const row = { id, user_id: userId, vaccine_code: product.code, product_id: product.id };
  return administeredOf({ ...row, dose_no: doseNo, day, status, source: 'online' }, code, {
    userId,
  });
}

const isSameDose = (one: Administered, other: Administered): boolean =>
  one.code === other.code && (one.day === other.day || one.recordedNo === other.recordedNo);

/** What counts for a dose of a vaccine in each entry, and for the member once they are merged. */
interface Histories {
  readonly own: RecipientHistory;
  readonly shared: RecipientHistory;
  readonly merged: readonly Administered[];
}

async function readHistories(
  people: People,
  entries: TwoEntries,
  orders: readonly EntryOrder[],
  code: string,
): Promise<Histories | null> {
  const { ownId, sharedId, isProved } = entries;
  const own = await people.history(ownId, code);
  const shared = await people.history(sharedId, code);
  if (!own || !shared) return null;
  const { recipient } = shared;
  const read = await people.administered({ ...recipient, isProved }, code);
  const moved = orders.flatMap((order) =>
    order.isOwn ? (asRecord(order, code, recipient.userId) ?? []) : [],
  );
  // Of a person whom a clinic knows, the own entry's appointments are read as another account's.
  const stays = [...read];
  for (const one of moved) {
    const index = stays.findIndex(
      (each) => each.isElsewhere === true && isSameDose(each, one) && each.day === one.day,
    );
    if (index >= 0) stays.splice(index, 1);
  }
  const isOnRecord = (note: Administered): boolean =>
    stays.some((each) => each.status === 'DONE' && isSameDose(each, note));
  const copied = own.administered.filter(
    (each) => each.isSelfReported === true && !isOnRecord(each),
  );
  return { own, shared, merged: [...stays, ...moved, ...copied] };
}

/** Why booking would refuse an appointment, with what else counts; null where it would take it. */
function violationOf(
  { id, course, doseNo, day }: EntryOrder,
  { recipient }: RecipientHistory,
  all: readonly Administered[],
  today: string,
): Ineligible | null {
  const dose = course.doses.find((each) => each.doseNo === doseNo);
  if (!dose) return null;
  // Who comes along is no question of doses.
  const person = { ...recipient, hasGuardian: true };
  const records = recordsOf(all.filter(({ orderId }) => orderId !== id));
  const { administered } = records;
  return (
    personViolation(person, course, doseNo, administered, today) ??
    dayViolation(doseDays(person, course, dose, administered), day) ??
    elsewhereViolation({ person, course, dose, from: day, today }, records)
  );
}

const isOpen = ({ status }: EntryOrder): boolean =>
  (OPEN_STATUSES as readonly OrderStatus[]).includes(status);

/**
 * What of the two entries contradicts only once they are one: each open appointment is judged as booking judges it, with what
 * counts in its own entry and with what would count then. What was refused in its entry already is left as it is.
 */
async function judgeEntries(
  people: People,
  entries: TwoEntries,
  orders: readonly EntryOrder[],
  today: string,
): Promise<Conflict[]> {
  const found: Conflict[] = [];
  for (const order of orders.filter(isOpen)) {
    const { code } = order.course.product;
    const histories = await readHistories(people, entries, orders, code);
    if (!histories) continue;
    const { merged, shared } = histories;
    const ownSide = order.isOwn ? histories.own : shared;
    const judged = (records: readonly Administered[], of = ownSide): Ineligible | null =>
      violationOf(order, of, records, today);
    if (judged(ownSide.administered)) continue;
    const violation = judged(merged, shared);
    if (!violation) continue;
    const pairs = orders.flatMap((other): Conflict[] => {
      if (other.isOwn === order.isOwn) return [];
      const record = asRecord(other, code, ownSide.recipient.userId);
      const alone = record && judged([...ownSide.administered, record]);
      return alone ? [{ orders: [order, other], violation: alone }] : [];
    });
    found.push(...(pairs.length > 0 ? pairs : [{ orders: [order] as const, violation }]));
  }
  return found;
}

/** Appointments of both entries for one dose of a vaccine, of which the database holds one. */
const bookedTwice = (orders: readonly EntryOrder[]): Conflict[] =>
  orders.flatMap((own) =>
    orders.flatMap((shared): Conflict[] => {
      const isTwice =
        own.isOwn &&
        !shared.isOwn &&
        own.course.product.code === shared.course.product.code &&
        own.doseNo === shared.doseNo;
      const violation = {
        ...({ code: CODE.DUPLICATE_ORDER, allowedFrom: null } as const),
        orderId: shared.id,
      };
      return isTwice ? [{ orders: [own, shared], violation }] : [];
    }),
  );

/** The reason in booking's words; of a dose that was entered it is said that either side may have done that. */
function reasonOf(violation: Ineligible, language: Language): string {
  const { code, details } = refusedPerson(violation);
  const { notedOn } = violation;
  return notedOn === undefined
    ? messageOf(code, language, details)
    : inLanguage(SELF_REPORTED, language).replace('{date}', notedOn);
}

/** Which appointments contradict once two entries are one, each pair once. */
export async function findConflicts(
  { db, cipher }: { readonly db: Db } & Pick<Deps, 'cipher'>,
  entries: TwoEntries,
  { today, language }: Pick<UserContext, 'today' | 'language'>,
): Promise<readonly MergeConflict[]> {
  const orders = await activeOrders(db, entries);
  const people = createPeople(transactionRunner(db), cipher);
  const all = [...bookedTwice(orders), ...(await judgeEntries(people, entries, orders, today))];
  const byOrders = new Map<string, Conflict>();
  for (const conflict of all) {
    const ids = conflict.orders.map(({ id }) => id);
    const key = ids.sort().join(' ');
    if (!byOrders.has(key)) byOrders.set(key, conflict);
  }
  return [...byOrders.values()].map(({ orders: named, violation }) => ({
    reason: reasonOf(violation, language),
    orders: named.map(({ id, isOwn, day, product }) => ({
      ...{ orderId: id, isOwn, day },
      productName: inLanguage(product, language),
    })),
  }));
}
