import type { AlternativeSlot, ConflictingOrder, Refusal } from '@contract/subscribe/endpoints';
import type { Code } from '@contract/errors';
import { CODE } from '@contract/errors';
import type { RemedyKind } from '@contract/subscribe/remedy-rules';

/** Most alternatives shown at once. */
export const ALTERNATIVES_SHOWN = 3;

/** Alternatives to show, nearest first as the provider sends them, at most three. */
export const alternativesOf = (refusal: Refusal | null): readonly AlternativeSlot[] =>
  (refusal?.alternatives ?? []).slice(0, ALTERNATIVES_SHOWN);

/** Reads the `data` of a refused answer; null when it contains no refusal. */
export function readRefusal(data: unknown): Refusal | null {
  if (typeof data !== 'object' || data === null || !('alternatives' in data)) return null;
  const {
    remedies,
    allowedFrom,
    alternatives,
    orderId,
    standing: conflictingOrder,
    person,
  } = data as Partial<Refusal>;
  if (!Array.isArray(alternatives)) return null;
  return {
    remedies: Array.isArray(remedies) ? remedies : [],
    allowedFrom: allowedFrom ?? null,
    alternatives,
    orderId: orderId ?? null,
    standing: conflictingOrder ?? null,
    person: person ?? null,
  };
}

/** Subject of a refusal, for its heading. */
export type RefusalTopic =
  | 'slot'
  | 'visit'
  | 'duplicate'
  | 'given'
  | 'elsewhere'
  | 'twice'
  | 'interval'
  | 'young'
  | 'old'
  | 'sex'
  | 'health'
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
  [CODE.INTERVAL]: 'interval',
  [CODE.TOO_YOUNG]: 'young',
  [CODE.SEX_LIMIT]: 'sex',
  [CODE.HEALTH_PROFILE]: 'health',
  [CODE.OVER_AGE]: 'old',
  [CODE.CLINIC_OFFLINE]: 'clinic',
  [CODE.GUARDIAN_MISSING]: 'guardian',
  [CODE.DISCLOSURE_MISSING]: 'disclosure',
  [CODE.TICKET_NEEDED]: 'line',
  [CODE.TICKET_NOT_YET]: 'line',
};

/**
 * One code says that a dose is taken: by an appointment of the account's own, by a dose on record, by a person who was
 * named twice, or by a record of another account, whose details are not disclosed.
 */
function administeredTo({ remedies, orderId, standing: conflictingOrder }: Refusal): RefusalTopic {
  const has = (kind: RemedyKind): boolean => remedies.some((one) => one.kind === kind);
  if (has('plan')) return 'given';
  // An order of one's own that is open stands in the answer; a completed one does not.
  if (orderId !== null) return conflictingOrder === null ? 'given' : 'duplicate';
  if (has('askClinic')) return 'elsewhere';
  // In a group, every refusal of a person offers to leave them out.
  return has('leaveOut') ? 'twice' : 'duplicate';
}

/** Topic of a refusal, for its heading. */
export const refusalTopic = (code: string, refusal: Refusal | null = null): RefusalTopic => {
  const topic = TOPICS[code as Code] ?? 'other';
  return topic === 'duplicate' && refusal ? administeredTo(refusal) : topic;
};

/** The appointment that conflicts with the requested one; null where the dose was administered already. */
export const conflictOf = (code: string, refusal: Refusal | null): ConflictingOrder | null =>
  refusalTopic(code, refusal) === 'duplicate' ? (refusal?.standing ?? null) : null;
