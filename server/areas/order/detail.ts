import { CODE } from '@contract/errors';
import type { OrderDetail, OrderEvent } from '@contract/order/endpoints';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { Refused } from '../../http/refused';
import type { Handler } from '../../http/route';
import { signOrder } from '../../booking/order-signature';
import type { BookingServices } from '../../booking/services';
import { bringList } from './bring';
import { changeableUntil, SHOWN_EVENTS } from './lifecycle';
import { cardOf, ownOrders, stateOf } from './order-row';

const masked = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

const isShown = (kind: string): kind is OrderEvent['kind'] =>
  (SHOWN_EVENTS as readonly string[]).includes(kind);

async function timelineOf(db: Db, orderId: string): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['at', 'actor', 'kind', 'note'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ at, actor, kind, note }) =>
    isShown(kind) ? [{ at: at.getTime(), actor, kind, note }] : [],
  );
}

/** One's own order in full. @throws Refused 4004 for anybody else's and for removed ones. */
export async function orderDetailOf(
  services: BookingServices,
  db: Db,
  orderId: string,
  { userId, language, now }: UserContext,
): Promise<OrderDetail> {
  const [row, timeline] = await Promise.all([
    ownOrders(db, userId)
      .select(['o.linkman_id', 'o.reference', 'o.mobile', 'o.remark', 'o.cancel_reason'])
      .select(['o.created_at', 'l.birthday', 'l.document_kind'])
      .select(['d.phone', 'd.latitude', 'd.longitude'])
      .where('o.id', '=', orderId)
      .executeTakeFirst(),
    timelineOf(db, orderId),
  ]);
  if (!row) throw new Refused(CODE.NOT_FOUND);
  return {
    ...cardOf(row, language, now),
    linkmanId: row.linkman_id,
    doseNo: row.dose_no,
    reference: row.reference,
    qrText: signOrder(services.orderKey, row.id),
    mobileMasked: masked(row.mobile),
    departmentPhone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    remark: row.remark,
    cancelReason: row.cancel_reason,
    createdAt: row.created_at.getTime(),
    changeableUntil: changeableUntil(stateOf(row).startsAt),
    changesLeft: row.changes_left,
    bring: bringList(row, row.day, language),
    timeline,
  };
}

export const clientDetailHandler =
  (services: BookingServices, db: Db): Handler<'GET /order/subscribe/clientDetail.do'> =>
  ({ orderId }, context) =>
    orderDetailOf(services, db, orderId, context);
