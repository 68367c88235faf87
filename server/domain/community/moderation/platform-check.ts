import type { Deps } from '../../../deps';
import { MOST_CHECKED, TEXT_SCENE } from '../../../platforms/wechat/text-check';
import { alipayTextCheckOf, textCheckOf } from '../../../shared/content-checks/text-check-of';
import type { PlatformVerdict } from './platform-verdict';

export type CheckScene = keyof typeof TEXT_SCENE;

/** Characters that two parts of a long text share, so that nothing hides at the seam. */
const OVERLAP = 50;

/** Parts of a text that a check accepts, each overlapping the one before. */
export function partsOf(text: string, most = MOST_CHECKED): string[] {
  const signs = [...text];
  const parts: string[] = [];
  for (let from = 0; from === 0 || from + OVERLAP < signs.length; from += most - OVERLAP)
    parts.push(signs.slice(from, from + most).join(''));
  return parts;
}

const WORST_FIRST: readonly PlatformVerdict[] = ['risky', 'review', 'unchecked', 'pass'];
const worstOf = (verdicts: readonly PlatformVerdict[]): PlatformVerdict =>
  WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'unchecked';

type CheckDeps = Pick<Deps, 'db' | 'platforms' | 'config'>;

/** Whether a check of texts is configured; in live the community does not start without one. */
export const hasTextCheck = ({ platforms }: Pick<Deps, 'platforms'>): boolean =>
  (platforms.wechat.mini !== null && platforms.wechat.settings.checksTexts) ||
  platforms.alipay.settings.contentCheck !== null;

/**
 * The platforms' verdict on a text: WeChat's for writers of its mini-program, Alipay's for all others and where WeChat
 * gives none.
 */
export async function platformVerdict(
  deps: CheckDeps,
  userId: string,
  scene: CheckScene,
  text: string,
): Promise<PlatformVerdict> {
  if (!hasTextCheck(deps)) return deps.config.env === 'live' ? 'unchecked' : 'none';
  const parts = partsOf(text);
  const verdicts: PlatformVerdict[] = [];
  for (const part of parts) verdicts.push(await textCheckOf(deps, userId, TEXT_SCENE[scene], part));
  const byWeChat = worstOf(verdicts);
  return byWeChat === 'unchecked' ? alipayTextCheckOf(deps, userId, text) : byWeChat;
}
