import type { Refusal, SlotOffer } from '@contract/subscribe/endpoints';
import type { Code } from '@contract/errors';
import { CODE } from '@contract/errors';

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
  [CODE.SLOT_FULL]: 'slot',
  [CODE.SLOT_CLOSED]: 'slot',
  [CODE.NOT_RELEASED]: 'slot',
  [CODE.NOT_ONE_VISIT]: 'visit',
  [CODE.DUPLICATE_ORDER]: 'duplicate',
  [CODE.INTERVAL]: 'person',
  [CODE.TOO_YOUNG]: 'person',
  [CODE.SEX_LIMIT]: 'person',
  [CODE.OVER_AGE]: 'person',
  [CODE.CLINIC_OFFLINE]: 'clinic',
  [CODE.GUARDIAN_MISSING]: 'guardian',
  [CODE.DISCLOSURE_MISSING]: 'disclosure',
  [CODE.TICKET_NEEDED]: 'line',
  [CODE.TICKET_NOT_YET]: 'line',
};

/** A duplicate that the plan may solve is of a dose on record, not of an appointment. */
export const refusalTopic = (code: string, refusal: Refusal | null = null): RefusalTopic => {
  const topic = TOPICS[code as Code] ?? 'other';
  const isOnRecord = refusal?.remedies.some(({ kind }) => kind === 'plan') === true;
  return topic === 'duplicate' && isOnRecord ? 'person' : topic;
};
