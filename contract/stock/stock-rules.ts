import { compareText } from '../text/order-rules';

export const LOT_STATES = ['usable', 'quarantined', 'recalled'] as const;
export type LotState = (typeof LOT_STATES)[number];

/** What goes in and out of a lot. `givenBack`: a dose was taken back, or recorded with another lot after all. */
export const MOVEMENT_KINDS = [
  'received',
  'given',
  'givenBack',
  'counted',
  'wasted',
  'expired',
  'returned',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What a clinic enters itself of a lot that it has; doses that are given come from the desk. */
export const ENTERED_KINDS = ['counted', 'wasted', 'expired', 'returned'] as const;
export type EnteredKind = (typeof ENTERED_KINDS)[number];

/** Most doses of one entry. */
export const MOST_DOSES = 100_000;

/** Why a lot must not be given. */
export type LotProblem = 'recalled' | 'quarantined' | 'expired';

interface Lot {
  readonly lot: string;
  /** `YYYY-MM-DD`, the last valid day. */
  readonly expiry: string;
  readonly state: LotState;
}

/**
 * Why a lot must not be given on a day, the gravest reason first; null where nothing is against it. What the count says is
 * left is no reason: what was given is recorded.
 */
export function lotProblem(
  { state, expiry }: Pick<Lot, 'state' | 'expiry'>,
  day: string,
): LotProblem | null {
  if (state !== 'usable') return state;
  return expiry < day ? 'expired' : null;
}

/** Lots that may be given on a day, in the order in which they are to be used up: the nearest expiry first. */
export const inOrderOfUse = <L extends Lot>(lots: readonly L[], day: string): L[] =>
  lots
    .filter((lot) => lotProblem(lot, day) === null)
    .sort((a, b) => compareText(a.expiry, b.expiry) || compareText(a.lot, b.lot));

/**
 * What an entry does to a balance: `counted` makes it what was counted, the others take doses away.
 * @param doses counted, or taken away; @param balance before
 */
export const movedDoses = (kind: EnteredKind, doses: number, balance: number): number =>
  kind === 'counted' ? doses - balance : -doses;

/** Whether an entry takes out more than the count says is there: then doses are counted first. */
export const takesTooMuch = (kind: EnteredKind, doses: number, balance: number): boolean =>
  kind !== 'counted' && doses > Math.max(balance, 0);

/** Appointments of a day that need a dose each. */
export interface BookedDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly doses: number;
}

/** From which day on what is there does not suffice for what is booked, and for how many appointments. */
export interface Shortage {
  readonly firstDay: string;
  readonly missing: number;
}

/**
 * Whether lots last for what is booked: each day is served by lots that are valid on it, the nearest expiry first, which
 * leaves the most for later days. Of lots with a balance below 0 there is nothing.
 * @returns null where they last
 */
export function shortageOf(
  lots: readonly (Lot & { readonly left: number })[],
  booked: readonly BookedDay[],
): Shortage | null {
  const stores = lots
    .filter(({ state, left }) => state === 'usable' && left > 0)
    .sort((a, b) => compareText(a.expiry, b.expiry))
    .map(({ expiry, left }) => ({ expiry, left }));
  let firstDay: string | null = null;
  let missing = 0;
  for (const { day, doses } of [...booked].sort((a, b) => compareText(a.day, b.day))) {
    let wanted = doses;
    for (const store of stores) {
      if (store.expiry < day) continue;
      const taken = Math.min(store.left, wanted);
      store.left -= taken;
      wanted -= taken;
    }
    if (wanted > 0) firstDay ??= day;
    missing += wanted;
  }
  return firstDay === null ? null : { firstDay, missing };
}
