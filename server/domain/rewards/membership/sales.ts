import type { PaymentMethod } from '@contract/order/payment-fields';
import type { SalesTarget } from '../../../kernel/sales-targets';

/** How memberships are sold; null: they are not. */
export type MemberSales = {
  readonly methods: PaymentMethod[];
  /** No money moves. */
  readonly simulated: boolean;
} | null;

/** The target whose clients pay by a method. */
const TARGET: Readonly<Record<PaymentMethod, SalesTarget>> = {
  'wechat-mini': 'weapp',
  'wechat-browser': 'h5',
  'wechat-h5': 'h5',
  'alipay-mini': 'alipay',
  'alipay-wap': 'h5',
};

/** Memberships are sold on the targets that the operator has switched on, by the methods that are set up there. */
export function memberSales(
  targets: readonly SalesTarget[],
  offered: readonly PaymentMethod[],
  simulated: boolean,
): MemberSales {
  const methods = offered.filter((method) => targets.includes(TARGET[method]));
  return methods.length > 0 ? { methods, simulated } : null;
}
