import { actionsFor } from '@contract/caregiver/role-rules';
import type { OrderCard } from '@contract/order/endpoints';
import { instantOf } from '../../../kernel/clock';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { actionsOf } from '../../../shared/lifecycle/lifecycle';
import type { OrderState } from '../../../shared/lifecycle/lifecycle';
import { REMOVED_MEMBER } from '../../../kernel/removed-member';
import { isInScope } from './order-scope';
import type { OrderScope } from './order-scope';

/** Orders of a scope with the names that its reader sees; removed ones are left out. */
export const ordersIn = (db: Db, scope: OrderScope) =>
  db
    .selectFrom('orders as o')
    .innerJoin('linkmen as l', 'l.id', 'o.linkman_id')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .select(['o.visit_id', 'o.paid_cents', 'r.state as refund_state', 'r.started_by as refund_by'])
    .select(['o.id', 'o.status', 'o.product_id', 'o.dose_no', 'o.depa_code', 'o.remaining_changes'])
    .select(['o.day', 'o.start_time', 'o.end_time', 'o.price_cents', 'o.service_fee_cents'])
    .select([
      'l.id as linkman_id',
      'l.name as linkman_name',
      'p.short_name as product_name',
      'p.doses',
    ])
    .select(['o.user_id', 'o.booked_by'])
    .select(['d.name as department_name', 'd.address as department_address'])
    .where(isInScope(scope))
    .where('o.removed_at', 'is', null);

/** A row of {@link ordersIn}. */
export type OwnOrder = Awaited<ReturnType<ReturnType<typeof ordersIn>['execute']>>[number];

/** The order's state as the lifecycle needs it. */
export const stateOf = (
  row: Pick<OwnOrder, 'status' | 'day' | 'start_time' | 'remaining_changes'> &
    Partial<Pick<OwnOrder, 'refund_state' | 'refund_by'>>,
): OrderState => ({
  status: row.status,
  startsAt: instantOf(row.day, row.start_time),
  changesLeft: row.remaining_changes,
  isRefundSent: row.refund_state === 'paying',
  recallable: row.refund_state === 'waiting' && row.refund_by === 'user',
});

/** What an order's card contains from its own row; the visit's other orders have rows of their own. */
export type CardFacts = Omit<OrderCard, 'visitId' | 'visit' | 'bookedBy'>;

/** @param now ms. @param scope whose reader sees it */
export function cardOf(
  row: OwnOrder,
  language: Language,
  now: number,
  { roles }: Pick<OrderScope, 'roles'>,
): CardFacts {
  const role = roles.get(row.linkman_id);
  const actions = actionsOf(stateOf(row), now);
  const dose = row.doses.find(({ doseNo }) => doseNo === row.dose_no);
  return {
    orderId: row.id,
    status: row.status,
    actions: role ? actionsFor(role, actions) : actions,
    ...(role && { role }),
    linkmanId: row.linkman_id,
    linkmanName: row.linkman_name || inLanguage(REMOVED_MEMBER, language),
    productId: row.product_id,
    productName: inLanguage(row.product_name, language),
    doseLabel: dose ? inLanguage(dose.label, language) : String(row.dose_no),
    depaCode: row.depa_code,
    departmentName: inLanguage(row.department_name, language),
    departmentAddress: inLanguage(row.department_address, language),
    day: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    priceCents: row.price_cents,
    serviceFeeCents: row.service_fee_cents,
  };
}
