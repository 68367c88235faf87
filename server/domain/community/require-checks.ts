import type { Deps } from '../../deps';
import { hasTextCheck } from './moderation/platform-check';

/**
 * What users write has to be checked before others see it (specification §6; the platforms admit no app without it).
 * @throws Error in live with the community switched on and no check of texts configured
 */
export function requireContentCheck({
  config,
  platforms,
}: Pick<Deps, 'config' | 'platforms'>): void {
  if (config.env !== 'live' || !config.community || hasTextCheck({ platforms })) return;
  throw new Error(
    'Live with COMMUNITY=on needs a check of what users write: WECHAT_TEXT_CHECKS=1 with a mini-program, or Alipay’s content check. docs/operating.md says how.',
  );
}
