import type { Refusal, SlotOffer } from '@contract/subscribe/endpoints';
import type { Code } from '@contract/errors';

/** The one thing that a refused user can do about it. */
export type RefusalAction =
  | 'anotherTime'
  | 'anotherPerson'
  | 'anotherClinic'
  | 'openOrder'
  | 'addGuardian'
  | 'readDisclosure'
  | 'backToClinic';

/** By code: full, closed, not released, interval, too young; duplicate; over age, sex; clinic, guardian, notice. */
const ACTIONS: Readonly<Partial<Record<Code, RefusalAction>>> = {
  '20001': 'anotherTime',
  '20003': 'anotherTime',
  '20006': 'anotherTime',
  '20004': 'anotherTime',
  '20005': 'anotherTime',
  '20002': 'openOrder',
  '14601': 'anotherPerson',
  '20008': 'anotherPerson',
  '20009': 'anotherClinic',
  '20011': 'addGuardian',
  '20016': 'readDisclosure',
  '-201': 'backToClinic',
};

/** Main action for a refusal; a duplicate whose order is not named leads to another time. */
export function refusalAction(code: string, refusal: Refusal | null): RefusalAction {
  const action = ACTIONS[code as Code] ?? 'anotherTime';
  return action === 'openOrder' && !refusal?.orderId ? 'anotherTime' : action;
}

/** Most alternatives that are shown at once. */
export const ALTERNATIVES_SHOWN = 3;

/** Alternatives to offer, nearest first as the provider sends them, never more than three. */
export const alternativesOf = (refusal: Refusal | null): readonly SlotOffer[] =>
  (refusal?.alternatives ?? []).slice(0, ALTERNATIVES_SHOWN);

/** Reads the `data` of a refused answer; null when it is not a refusal's. */
export function readRefusal(data: unknown): Refusal | null {
  if (typeof data !== 'object' || data === null || !('alternatives' in data)) return null;
  const { allowedFrom, alternatives, orderId } = data as Partial<Refusal>;
  if (!Array.isArray(alternatives)) return null;
  return { allowedFrom: allowedFrom ?? null, alternatives, orderId: orderId ?? null };
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
