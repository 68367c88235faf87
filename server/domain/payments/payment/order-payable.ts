import { CODE } from '@contract/errors';
import { totalPrice } from '@contract/vaccine/price-rules';
import { moneyText } from '@contract/money/money-text-rules';
import type { Db } from '../../../db/database';
import { instantOf } from '../../../kernel/clock';
import { inLanguage } from '../../../kernel/language';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { refused } from '../../booking/refusal/refuse';
import type { LockedPayable, PayableKind } from './payable';

const NO_PAYMENT = {
  zh: '这个预约不能在线付款，请到门诊支付',
  en: 'This booking cannot be paid online. Please pay at the clinic.',
};
const PAYABLE: readonly string[] = LIFECYCLE.refund.from;

/** Whether an order in such a state can be paid ahead. */
export const isPayableOrder = (order: {
  readonly status: string;
  readonly paid_cents: number;
  readonly removed_at: unknown;
}): boolean =>
  PAYABLE.includes(order.status) && order.paid_cents === 0 && order.removed_at === null;

async function lock(trx: Db, id: string): Promise<LockedPayable | null> {
  const order = await trx
    .selectFrom('orders')
    .select(['user_id', 'status', 'removed_at', 'paid_cents', 'price_cents', 'service_fee_cents'])
    .select(['product_id', 'day', 'start_time'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return null;
  const cents = totalPrice({
    priceCents: order.price_cents,
    serviceFeeCents: order.service_fee_cents,
  });
  const note = (kind: 'paid' | 'paymentReturned', text: string, now: number) =>
    trx
      .insertInto('order_events')
      .values({
        order_id: id,
        at: new Date(now),
        actor: kind === 'paid' ? 'user' : 'system',
        kind,
        status_before: order.status,
        status_after: order.status,
        note: text,
      })
      .execute();
  return {
    userId: order.user_id,
    isOpen: PAYABLE.includes(order.status) && order.removed_at === null,
    isPaid: order.paid_cents > 0,
    cents,
    payableUntil: instantOf(order.day, order.start_time),
    async describe() {
      const { short_name: name } = await trx
        .selectFrom('products')
        .select('short_name')
        .where('id', '=', order.product_id)
        .executeTakeFirstOrThrow();
      return `疫苗接种预约 ${inLanguage(name, 'zh-CN')}`;
    },
    async book(now) {
      await trx
        .updateTable('orders')
        .set({ paid_cents: cents, paid_at: new Date(now), updated_at: new Date(now) })
        .where('id', '=', id)
        .execute();
      await note('paid', '', now);
    },
    async noteReturn(returned, now) {
      await note('paymentReturned', moneyText(returned.cents), now);
    },
  };
}

/** Vaccination orders, paid ahead. */
export const ORDER_PAYABLE: PayableKind = {
  lock,
  async isPaid(db, id) {
    const { paid_cents: paid } = await db
      .selectFrom('orders')
      .select('paid_cents')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return paid > 0;
  },
  refusal: (orderId, why) =>
    refused(CODE.ORDER_STATE, { orderId, ...(why && { message: NO_PAYMENT }) }),
  refundReason: '预约退款',
};
