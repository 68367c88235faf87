import { tooNear } from '@contract/plan/live-rules';
import type { LiveGap } from '@contract/subscribe/endpoints';
import { spansBetween } from '@contract/subscribe/span-rules';
import type { LiveDay } from './eligibility';
import { liveGapReason } from './live-vaccine-text';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';

/**
 * The days from one to another that are too near to other injected live vaccines, and why; empty where there are none.
 * Earlier days are left out, because they would disclose when a dose was administered.
 * @param to null: no end
 */
export function liveGapBetween(
  live: readonly LiveDay[],
  from: string,
  to: string | null,
  language: Language,
): { readonly liveGap?: LiveGap } {
  const near = live
    .map(({ day, code }) => ({ code, spans: spansBetween(tooNear([day]), from, to) }))
    .filter(({ spans }) => spans.length > 0);
  if (near.length === 0) return {};
  const reason = inLanguage(liveGapReason(near.map(({ code }) => code)), language);
  return { liveGap: { spans: near.flatMap(({ spans }) => spans), reason } };
}
