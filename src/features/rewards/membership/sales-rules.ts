import type { Runtime } from '@/platform/runtime/types';

/**
 * Whether membership may be sold, or a sale hinted at (codes are part of it), where the page runs: on iOS neither
 * WeChat's mini-programs nor apps allow a price, a button or a hint for virtual goods outside the platform's own payment.
 */
export function mayBeSoldIn({ kind, platform, isMiniProgram }: Runtime): boolean {
  if (platform !== 'IOS') return true;
  return kind !== 'weapp' && kind !== 'app' && !(kind === 'wechat' && isMiniProgram);
}
