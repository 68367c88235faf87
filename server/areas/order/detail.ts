import { CODE } from '@contract/errors';
import type { OrderDetail, OrderEvent, Payment, Refund } from '@contract/order/endpoints';
import { maskMobile } from '@contract/text/mask-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { Refused } from '../../http/refused';
import type { Handler } from '../../http/route';
import { signOrder } from '../../booking/order-signature';
import type { BookingServices } from '../../booking/services';
import { bringList } from './bring';
import { changeableUntil, LIFECYCLE, LOT_CORRECTED, SHOWN_EVENTS } from './lifecycle';
import { ownOrders, stateOf } from './order-row';
import { cardsOf } from './visit';

const isShown = (kind: string): kind is OrderEvent['kind'] =>
  (SHOWN_EVENTS as readonly string[]).includes(kind);

export async function timelineOf(db: Db, orderId: string): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['at', 'actor', 'kind', 'note', 'status_after as status'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .$narrowType<{ status: OrderStatus }>()
    .execute();
  const corrected = rows.filter(({ kind }) => kind === LOT_CORRECTED).at(-1)?.note;
  return rows.flatMap(({ at, actor, kind, note: first, status }) => {
    if (!isShown(kind)) return [];
    const note = kind === 'done' ? (corrected ?? first) : first;
    return [{ at: at.getTime(), actor, kind, note, status }];
  });
}

const PAYABLE: readonly OrderStatus[] = LIFECYCLE.refund.from;

interface PaidRow {
  readonly paid_cents: number;
  readonly price_cents: number;
  readonly service_fee_cents: number;
}

/** Where an order's money is. @param now ms. */
function paymentOf(
  { payment }: BookingServices,
  row: Parameters<typeof stateOf>[0] & PaidRow,
  now: number,
): Payment {
  const simulated = payment?.simulated ?? false;
  if (row.paid_cents > 0) return { state: 'paid', paidCents: row.paid_cents, simulated };
  const open = PAYABLE.includes(row.status) && now < stateOf(row).startsAt;
  const due = row.price_cents + row.service_fee_cents > 0;
  return { state: payment && open && due ? 'payable' : 'clinic', paidCents: 0, simulated };
}

async function refundOf(db: Db, orderId: string): Promise<Refund | null> {
  const row = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row || row.state === 'recalled') return null;
  return {
    state: row.state,
    startedBy: row.started_by,
    paidCents: row.refund_cents + row.charge_cents,
    refundCents: row.refund_cents,
    chargeCents: row.charge_cents,
    requestedAt: row.requested_at.getTime(),
    dueAt: row.due_at.getTime(),
    settledAt: row.settled_at?.getTime() ?? null,
  };
}

/** One's own order in full. @throws Refused 4004 for anybody else's and for removed ones. */
export async function orderDetailOf(
  services: BookingServices,
  db: Db,
  orderId: string,
  { userId, language, now }: Pick<UserContext, 'userId' | 'language' | 'now'>,
): Promise<OrderDetail> {
  const [row, timeline, refund] = await Promise.all([
    ownOrders(db, userId)
      .select(['l.id as linkman_id', 'o.reference', 'o.mobile', 'o.remark', 'o.cancel_reason'])
      .select(['o.created_at', 'o.lot', 'l.birthday', 'l.document_kind'])
      .select(['d.phone', 'd.latitude', 'd.longitude'])
      .where('o.id', '=', orderId)
      .executeTakeFirst(),
    timelineOf(db, orderId),
    refundOf(db, orderId),
  ]);
  const [card] = row ? await cardsOf(db, [row], { userId, language, now }) : [];
  if (!row || !card) throw new Refused(CODE.NOT_FOUND);
  return {
    ...card,
    linkmanId: row.linkman_id,
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
    changeableUntil: changeableUntil(stateOf(row).startsAt),
    changesLeft: row.changes_left,
    payment: paymentOf(services, row, now),
    refund,
    lot: row.lot,
    bring: bringList(row, row.day, language),
    timeline,
  };
}

export const clientDetailHandler =
  (services: BookingServices, db: Db): Handler<'GET /order/subscribe/clientDetail.do'> =>
  ({ orderId }, context) =>
    orderDetailOf(services, db, orderId, context);
