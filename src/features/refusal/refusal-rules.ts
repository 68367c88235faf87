import type { Refusal, SlotOffer } from '@contract/subscribe/endpoints';
import type { Code } from '@contract/errors';

/** Most alternatives that are shown at once. */
export const ALTERNATIVES_SHOWN = 3;

/** Alternatives to offer, nearest first as the provider sends them, never more than three. */
export const alternativesOf = (refusal: Refusal | null): readonly SlotOffer[] =>
  (refusal?.alternatives ?? []).slice(0, ALTERNATIVES_SHOWN);

/** Reads the `data` of a refused answer; null when it is not a refusal's. */
export function readRefusal(data: unknown): Refusal | null {
  if (typeof data !== 'object' || data === null || !('alternatives' in data)) return null;
  const { remedies, allowedFrom, alternatives, orderId, standing, person } =
    data as Partial<Refusal>;
  if (!Array.isArray(alternatives)) return null;
  return {
    remedies: Array.isArray(remedies) ? remedies : [],
    allowedFrom: allowedFrom ?? null,
    alternatives,
    orderId: orderId ?? null,
    standing: standing ?? null,
    person: person ?? null,
  };
}

/** What a refusal is about, for its heading. */
export type RefusalTopic =
  | 'slot'
  | 'visit'
  | 'duplicate'
  | 'person'
  | 'clinic'
  | 'guardian'
  | 'disclosure'
  | 'line'
  | 'other';

const TOPICS: Readonly<Partial<Record<Code, RefusalTopic>>> = {
  '20001': 'slot',
  '20003': 'slot',
  '20006': 'slot',
  '20018': 'visit',
  '20002': 'duplicate',
  '20004': 'person',
  '20005': 'person',
  '20008': 'person',
  '14601': 'person',
  '20009': 'clinic',
  '20011': 'guardian',
  '20016': 'disclosure',
  '20060': 'line',
  '20061': 'line',
};

/** A duplicate that the plan may solve is of a dose on record, not of an appointment. */
export const refusalTopic = (code: string, refusal: Refusal | null = null): RefusalTopic => {
  const topic = TOPICS[code as Code] ?? 'other';
  const isOnRecord = refusal?.remedies.some(({ kind }) => kind === 'plan') === true;
  return topic === 'duplicate' && isOnRecord ? 'person' : topic;
};
