import type { PaymentMethod } from '@contract/order/payment-fields';
import type { Runtime } from '../runtime/types';

/**
 * Methods that work in a browser or web view, the most fitting one first. A web view of a mini-program cannot pay by
 * either platform. The native app's bridge has no payment call (specification §7), and its web view, like that of a
 * partner app, does not open the WeChat app; Alipay's page works in both. WeChat's H5 payment needs a phone.
 */
export function methodsByRuntime({
  kind,
  platform,
  isMiniProgram,
}: Runtime): readonly PaymentMethod[] {
  if (isMiniProgram) return [];
  if (kind === 'wechat') return ['wechat-browser'];
  if (kind !== 'browser' || platform === 'OTHER') return ['alipay-wap'];
  return ['wechat-h5', 'alipay-wap'];
}
