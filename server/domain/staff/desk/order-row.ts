import { sql } from 'kysely';
import { DESK_ACTIONS } from '@contract/desk/desk-order';
import type { DeskAction, DeskOrder } from '@contract/desk/desk-order';
import { CODE } from '@contract/errors';
import type { OrderStatus } from '@contract/order/status-rules';
import { maskMobile } from '@contract/text/mask-rules';
import { dayOf, instantOf } from '../../../kernel/clock';
import type { Db } from '../../../db/database';
import type { OrderPerson } from '../../../db/order-person';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { DomainError } from '../../../http/domain-error';
import { maskDocument } from '../../../kernel/mask-document';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { allows, HOLDING_STATUSES, LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import type { OrderState, StepName } from '../../../shared/lifecycle/lifecycle';

/** Orders with what a desk shows of them; walk-ins have no family member. */
export const shownOrders = (db: Db) =>
  db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .leftJoin('linkmen as l', 'l.id', 'o.linkman_id')
    .leftJoin('dose_details as i', 'i.order_id', 'o.id')
    .leftJoin('products as b', (join) => join.on(sql<boolean>`b.id = o.booked ->> 'productId'`))
    .select(['o.booked', 'b.short_name as booked_name', 'b.doses as booked_doses'])
    .select(['i.expiry', 'i.site', 'i.pack_code'])
    .select(['o.id', 'o.user_id', 'o.reference', 'o.status', 'o.source', 'o.person', 'o.dose_no'])
    .select(['o.day'])
    .select(['o.start_time', 'o.end_time', 'o.remark', 'o.lot', 'o.mobile', 'o.remaining_changes'])
    .select(['o.visit_id', 'o.slot_id', 'o.person_key', 'o.product_id', 'o.vaccine_code'])
    .select(['o.linkman_id'])
    .select(['l.name', 'l.document_kind', 'l.document_number', 'l.sex', 'l.birthday', 'l.guardian'])
    .select(['p.short_name', 'p.doses']);

/** Those of one clinic. */
export const clinicOrders = (db: Db, depaCode: string) =>
  shownOrders(db).where('o.depa_code', '=', depaCode);

/** A row of {@link clinicOrders}. */
export type ClinicOrder = Awaited<ReturnType<ReturnType<typeof clinicOrders>['execute']>>[number];

/** A day's orders with the times and in the order of the desk's list: those that take a place, which its times count as taken. */
export const dayOrders = (db: Db, depaCode: string, day: string): Promise<ClinicOrder[]> =>
  clinicOrders(db, depaCode)
    .where('o.day', '=', day)
    .where('o.status', 'in', HOLDING_STATUSES)
    .orderBy('o.start_time')
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();

/** The orders of a visit at a clinic on a day, as {@link dayOrders}. */
export const visitOrders = (
  db: Db,
  {
    depaCode,
    day,
    visitId,
  }: { readonly depaCode: string; readonly day: string; readonly visitId: string },
): Promise<ClinicOrder[]> =>
  clinicOrders(db, depaCode)
    .where('o.visit_id', '=', visitId)
    .where('o.day', '=', day)
    .where('o.status', 'in', HOLDING_STATUSES)
    .orderBy('o.start_time')
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();

/** Actions that are steps of the lifecycle. */
export type DeskStep = Exclude<DeskAction, 'undoArrival' | 'correctLot' | 'takeBack'>;

/** The possible steps of an action; the order's status decides which. */
const STEPS = {
  confirm: ['confirm'],
  arrive: ['arrive', 'arriveLate'],
  finish: ['finish'],
  noShow: ['noShow'],
  cancel: ['cancel', 'turnAway'],
} as const satisfies Record<DeskStep, readonly StepName[]>;

/** The step of an action for an order in a status. */
export function stepOf(action: DeskStep, status: OrderStatus): DeskStepName {
  const names: readonly DeskStepName[] = STEPS[action];
  const fits = (name: DeskStepName): boolean =>
    (LIFECYCLE[name].from as readonly OrderStatus[]).includes(status);
  return names.find(fits) ?? STEPS[action][0];
}
type DeskStepName = (typeof STEPS)[DeskStep][number];

/** Whether it is time for an action: people arrive on the day, and are a no-show only after the start. */
function isTimely(action: DeskAction, order: ClinicOrder, startsAt: number, now: number): boolean {
  if (action === 'arrive' || action === 'undoArrival') return order.day === dayOf(now);
  return action !== 'noShow' || now >= startsAt;
}

/** What the desk may do with an order now. */
export function deskActions(order: ClinicOrder, now: number): DeskAction[] {
  const startsAt = instantOf(order.day, order.start_time);
  const state: OrderState = {
    status: order.status,
    startsAt,
    changesLeft: order.remaining_changes,
  };
  const isAllowed = (action: DeskAction): boolean => {
    if (action === 'correctLot') return order.status === 'DONE';
    // A walk-in has no earlier status to return to.
    if (action === 'undoArrival' && order.source === 'walk_in') return false;
    const step =
      action === 'undoArrival' || action === 'takeBack' ? action : stepOf(action, order.status);
    return allows(step, state, 'clinic', now) && isTimely(action, order, startsAt, now);
  };
  return DESK_ACTIONS.filter(isAllowed);
}

/** Whom the clinic has before it: as recorded with the order, or as the family member is now. */
export const personOf = (cipher: FieldCipher, row: ClinicOrder): OrderPerson =>
  row.person ?? {
    name: row.name ?? '',
    documentKind: row.document_kind ?? 1,
    documentMasked: maskDocument(cipher.open(row.document_number ?? '')),
    sex: row.sex ?? 1,
    birthday: row.birthday ?? '',
  };

/** What was booked, where another product was given. */
function bookedNameOf(row: ClinicOrder, language: Language): string {
  const { booked, booked_name: name, booked_doses: doses } = row;
  if (!booked || !name) return '';
  const dose = doses?.find(({ doseNo }) => doseNo === booked.doseNo);
  return `${inLanguage(name, language)} ${dose ? inLanguage(dose.label, language) : booked.doseNo}`;
}

/** An order as the desk's list shows it. */
export function deskOrderOf(
  cipher: FieldCipher,
  row: ClinicOrder,
  language: Language,
  now: number,
): DeskOrder {
  const dose = row.doses.find(({ doseNo }) => doseNo === row.dose_no);
  const person = personOf(cipher, row);
  return {
    orderId: row.id,
    reference: row.reference,
    status: row.status,
    actions: deskActions(row, now),
    source: row.source,
    personName: person.name,
    documentMasked: person.documentMasked,
    sex: person.sex,
    birthday: person.birthday,
    guardianName: row.guardian?.name ?? '',
    mobileMasked: maskMobile(cipher.open(row.mobile)),
    productId: row.product_id,
    productName: inLanguage(row.short_name, language),
    bookedName: bookedNameOf(row, language),
    doseLabel: dose ? inLanguage(dose.label, language) : String(row.dose_no),
    day: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    remark: row.remark,
    lot: row.lot,
    expiry: row.expiry ?? '',
    packCode: row.pack_code ?? '',
    site: row.site,
  };
}

/** An order of the clinic, by its id or its reference as it is stored; undefined for another clinic's. */
export const findClinicOrder = (
  db: Db,
  depaCode: string,
  by: { readonly id: string } | { readonly reference: string },
): Promise<ClinicOrder | undefined> => {
  const orders = clinicOrders(db, depaCode);
  const found =
    'id' in by ? orders.where('o.id', '=', by.id) : orders.where('o.reference', '=', by.reference);
  return found.executeTakeFirst();
};

/** An order of the clinic. @throws DomainError 4004 for another clinic's order and for a missing one alike. */
export async function clinicOrder(db: Db, depaCode: string, orderId: string): Promise<ClinicOrder> {
  const row = await findClinicOrder(db, depaCode, { id: orderId });
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return row;
}
