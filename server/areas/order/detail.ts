import type { CaregiverRole } from '@contract/caregiver/role-rules';
import { CODE } from '@contract/errors';
import type { PaymentAttempt } from '@contract/order/payment-fields';
import type { OrderDetail, Payment, Refund } from '@contract/order/endpoints';
import type { Language } from '../../kernel/language';
import { maskMobile } from '@contract/text/mask-rules';
import type { Db } from '../../db/database';
import type { RefundsTable } from '../../db/order-tables';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { signOrder } from '../../shared/lifecycle/order-signature';
import type { BookingServices } from '../../domain/booking/submission/services';
import { bringList } from './bring';
import { changeableUntil } from '../../shared/lifecycle/lifecycle';
import { bookedOf } from '../../domain/booking/order/booked-dose';
import { ordersIn, stateOf } from '../../domain/booking/order/order-row';
import { orderScope } from '../../domain/booking/order/order-scope';
import { EVENTS, timelineOf, VISIT_CHANGES } from '../../domain/booking/order/timeline';
import { attemptIn, NEWEST_PAYMENT } from '../../domain/payments/payment/newest-payment';
import {
  canBePaid,
  ORDERS_OF_VISIT,
  payableTogether,
} from '../../domain/payments/payment/payable-together';
import type { PayableOrder } from '../../domain/payments/payment/payable-together';
import { methodsOf } from '../../platforms/payment/partners';
import { cardsOf } from '../../domain/booking/order/visit';

interface PaidRow extends PayableOrder {
  readonly of_visit: readonly (PayableOrder & { readonly id: string })[] | null;
}

/** The payment state of an order. @param now ms. */
function paymentOf(
  { partners }: BookingServices,
  row: PaidRow,
  attempt: PaymentAttempt | null,
  now: number,
): Payment {
  const { simulated } = partners;
  if (row.paid_cents > 0)
    return { state: 'paid', paidCents: row.paid_cents, simulated, methods: [], attempt };
  const methods = canBePaid(row, now) ? methodsOf(partners) : [];
  const state = methods.length > 0 ? 'payable' : 'clinic';
  const together = state === 'payable' ? payableTogether(row.of_visit ?? [], now) : null;
  return { state, paidCents: 0, simulated, methods, attempt, together };
}

interface RefundRow {
  readonly refund_state: RefundsTable['state'] | null;
  readonly refund_by: RefundsTable['started_by'] | null;
  readonly refund_cents: number | null;
  readonly charge_cents: number | null;
  readonly requested_at: Date | null;
  readonly due_at: Date | null;
  readonly settled_at: Date | null;
}

function refundOf(row: RefundRow): Refund | null {
  const { refund_state: state, refund_by: startedBy, requested_at: asked, due_at: due } = row;
  if (state === null || state === 'recalled' || !startedBy || !asked || !due) return null;
  const refundCents = row.refund_cents ?? 0;
  const chargeCents = row.charge_cents ?? 0;
  return {
    state,
    startedBy,
    paidCents: refundCents + chargeCents,
    refundCents,
    chargeCents,
    requestedAt: asked.getTime(),
    dueAt: due.getTime(),
    settledAt: row.settled_at?.getTime() ?? null,
  };
}

/** Who reads an order. */
export type OrderReader = Pick<UserContext, 'userId' | 'caregiver' | 'language' | 'now'> & {
  readonly session: Pick<UserContext['session'], 'userId' | 'isCaregiver'>;
};

/** Its owner, without a call. @param now ms */
export const readAsOwner = (userId: string, language: Language, now: number): OrderReader => ({
  ...{ userId, language, now },
  caregiver: null,
  session: { userId, isCaregiver: false },
});

/** What a caregiver sees: money is the owner's to pay; an escort sees when and where, what to bring and the code. */
function forCaregiver(detail: OrderDetail, role: CaregiverRole): OrderDetail {
  const payment: Payment = { ...detail.payment, methods: [], attempt: null, together: null };
  const unpaid = payment.state === 'payable' ? { ...payment, state: 'clinic' as const } : payment;
  if (role === 'guardian') return { ...detail, payment: unpaid };
  return {
    ...detail,
    payment: { ...unpaid, state: 'clinic', paidCents: 0 },
    refund: null,
    mobileMasked: '',
    remark: '',
    cancelReason: '',
    changesLeft: 0,
    lot: '',
    timeline: [],
  };
}

/**
 * Details of an order that the reader may see; payment and events are from the same read.
 * @throws DomainError 4004 for any other and for removed ones
 */
export async function orderDetailOf(
  services: BookingServices,
  db: Db,
  orderId: string,
  context: OrderReader,
): Promise<OrderDetail> {
  const { language, now, caregiver } = context;
  const scope = await orderScope(db, context);
  const row = await ordersIn(db, scope)
    .select(['o.reference', 'o.mobile', 'o.remark', 'o.cancel_reason', 'o.removed_at'])
    .select([
      'o.created_at',
      'o.lot',
      'o.booked',
      'l.birthday',
      'l.document_kind',
      'o.vaccine_code',
    ])
    .select(['d.phone', 'd.latitude', 'd.longitude'])
    .select(['r.refund_cents', 'r.charge_cents', 'r.requested_at', 'r.due_at', 'r.settled_at'])
    .select([EVENTS.as('events'), NEWEST_PAYMENT.as('payment'), ORDERS_OF_VISIT.as('of_visit')])
    .select(VISIT_CHANGES.as('visit_changes'))
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  const parts = { db, cipher: services.cipher };
  const [card] = row ? await cardsOf(parts, [row], scope, context) : [];
  if (!row || !card) throw new DomainError(CODE.NOT_FOUND);
  const { all } = services.partners;
  const attempt = all.length > 0 || row.paid_cents > 0 ? attemptIn(row.payment) : null;
  const detail = {
    ...card,
    doseNo: row.dose_no,
    reference: row.reference,
    qrText: signOrder(services.orderKey, row.id),
    mobileMasked: maskMobile(services.cipher.open(row.mobile)),
    departmentPhone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    remark: row.remark,
    cancelReason: row.cancel_reason,
    createdAt: row.created_at.getTime(),
    booked: row.booked && (await bookedOf(db, row.booked, language)),
    changeableUntil: changeableUntil(stateOf(row).startsAt),
    changesLeft: row.remaining_changes,
    payment: paymentOf(services, row, attempt, now),
    refund: refundOf(row),
    lot: row.lot,
    // Nobody knows the age of who was removed from the family, and nobody expects them.
    bring: row.linkman_name === '' ? [] : bringList(row, row.day, language),
    calendarSequence: row.visit_changes,
    timeline: await timelineOf(parts, row.events, context.session.userId),
  };
  return caregiver ? forCaregiver(detail, caregiver.role) : detail;
}

export const clientDetailHandler =
  (services: BookingServices, db: Db): Handler<'GET /order/subscribe/clientDetail.do'> =>
  ({ orderId }, context) =>
    orderDetailOf(services, db, orderId, context);
