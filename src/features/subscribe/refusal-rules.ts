import type { Refusal, SlotOffer } from '@contract/subscribe/endpoints';
import type { Remedy } from '@contract/subscribe/remedy-rules';
import type { Code } from '@contract/errors';

/**
 * The change with which a refused booking would work: choosing anew where the provider names none, looking at the order
 * in the way where it cannot be replaced.
 */
export function remedyOf(refusal: Refusal | null): Remedy {
  if (!refusal) return 'otherTime';
  if (refusal.remedy === 'replace' && !refusal.standing?.replaceable) return 'viewOrder';
  return refusal.remedy;
}

/** Most alternatives that are shown at once. */
export const ALTERNATIVES_SHOWN = 3;

/** Alternatives to offer, nearest first as the provider sends them, never more than three. */
export const alternativesOf = (refusal: Refusal | null): readonly SlotOffer[] =>
  (refusal?.alternatives ?? []).slice(0, ALTERNATIVES_SHOWN);

/** Reads the `data` of a refused answer; null when it is not a refusal's. */
export function readRefusal(data: unknown): Refusal | null {
  if (typeof data !== 'object' || data === null || !('alternatives' in data)) return null;
  const { remedy, allowedFrom, alternatives, orderId, standing, person, releaseId } =
    data as Partial<Refusal>;
  if (!Array.isArray(alternatives)) return null;
  return {
    remedy: remedy ?? 'otherTime',
    allowedFrom: allowedFrom ?? null,
    alternatives,
    orderId: orderId ?? null,
    standing: standing ?? null,
    person: person ?? null,
    ...(releaseId !== undefined && { releaseId }),
  };
}

/** What a refusal is about, for its heading. */
export type RefusalTopic =
  'slot' | 'duplicate' | 'person' | 'clinic' | 'guardian' | 'disclosure' | 'other';

const TOPICS: Readonly<Partial<Record<Code, RefusalTopic>>> = {
  '20001': 'slot',
  '20003': 'slot',
  '20006': 'slot',
  '20002': 'duplicate',
  '20004': 'person',
  '20005': 'person',
  '20008': 'person',
  '14601': 'person',
  '20009': 'clinic',
  '20011': 'guardian',
  '20016': 'disclosure',
};

export const refusalTopic = (code: string): RefusalTopic => TOPICS[code as Code] ?? 'other';
