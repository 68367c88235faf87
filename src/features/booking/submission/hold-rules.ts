import type { Hold } from '@contract/subscribe/endpoints';
import { wholeSeconds } from '@/ui/countdown/time-left';
import type { HoldState, SubmitInfo } from './form';

/** Places of a slot that a form holds. */
export interface HoldPart {
  readonly slotId: number;
  readonly places: number;
}

type Choice = Pick<SubmitInfo, 'slot' | 'visit' | 'participants'>;

/** The places that a form's choice needs, each slot once. */
export function partsOf({ slot, visit, participants }: Choice): readonly HoldPart[] {
  const seats = participants.length > 0 ? (visit?.seats ?? []) : slot ? [slot] : [];
  const bySlot = new Map<number, number>();
  for (const { id } of seats) bySlot.set(id, (bySlot.get(id) ?? 0) + 1);
  return [...bySlot]
    .map(([slotId, count]) => ({ slotId, places: count }))
    .sort((a, b) => a.slotId - b.slotId);
}

/** Each person's product. */
export const productsOf = ({
  productId,
  participants,
}: Pick<SubmitInfo, 'productId' | 'participants'>): readonly string[] => [
  productId,
  ...participants.map((one) => one.productId),
];

const keyOfParts = (parts: readonly HoldPart[]): string =>
  [...parts]
    .sort((a, b) => a.slotId - b.slotId)
    .map(({ slotId, places }) => `${slotId}x${places}`)
    .join(' ');

/** Hold key of a choice; empty while nothing is chosen. */
export const holdKeyOf = (choice: Choice): string => keyOfParts(partsOf(choice));

/** A hold as the form stores it. */
export const heldBy = (hold: Hold): HoldState & { kind: 'held' } => ({
  kind: 'held',
  holdKey: keyOfParts(hold.parts),
  holdId: hold.holdId,
  expiresAt: hold.expiresAt,
  isOffer: hold.kind === 'offer',
});

/** State of the hold for the current choice; null where it belongs to another choice. */
export const presentHold = (info: Pick<SubmitInfo, 'hold'> & Choice): HoldState | null =>
  info.hold?.holdKey === holdKeyOf(info) ? info.hold : null;

/** Id of the hold to send with the booking; undefined without one for exactly this choice. */
export function holdIdOf(info: Pick<SubmitInfo, 'hold'> & Choice): string | undefined {
  const hold = presentHold(info);
  return hold?.kind === 'held' ? hold.holdId : undefined;
}

/** From this many seconds before its end a hold is marked and announced. */
export const SOON_SECONDS = 60;

/** Phase of a hold by its remaining ms: its last minute is `soon`. */
export function holdPhase(left: number): 'retained' | 'soon' | 'over' {
  const seconds = wholeSeconds(left);
  if (seconds === 0) return 'over';
  return seconds <= SOON_SECONDS ? 'soon' : 'retained';
}

/** Seconds as `m:ss`. */
export const countdownText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
