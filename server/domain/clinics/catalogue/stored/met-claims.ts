import { compareText } from '@contract/text/order-rules';
import { daysFrom } from '@contract/time/day-rules';
import type { CataloguePlan } from './catalogue-plan';
import { changedDays } from './changed-days';
import type { MayChange } from './changed-days';
import type { Claims, SlotClaim, WaitingClaim } from './claims';

/** People whom a change of the catalogue meets: how many, never who. */
export interface MetClaim {
  readonly kind: 'appointment' | 'hold' | 'ticket' | 'waiting';
  /** Empty: of a whole city, `cityCode`. */
  readonly depaCode: string;
  readonly cityCode: string;
  readonly productId: string;
  /** Empty: of no one day; the same for the time. */
  readonly day: string;
  readonly startTime: string;
  readonly count: number;
  /** Places that the slot will have; 0: it is no longer made. */
  readonly capacity: number;
}

export interface Plans {
  readonly before: CataloguePlan;
  readonly after: CataloguePlan;
}

/** Places that a slot had by the catalogue; one that no schedule made has those that it has. */
function capacityBefore({ before }: Plans, claim: SlotClaim): number {
  const { depaCode, productId, day, startTime } = claim;
  if (!before.isBookable(depaCode, productId)) return 0;
  if (!before.hasSchedule(depaCode, productId)) return claim.capacity;
  return before.capacities(depaCode, productId, day).get(startTime) ?? 0;
}

/** Whether a slot vanishes or becomes too small for what is taken; one that is so already is not told again. */
function metSlot(plans: Plans, mayChange: MayChange, claim: SlotClaim): MetClaim[] {
  const { depaCode, productId, day, startTime, kind, count } = claim;
  if (!mayChange(depaCode, productId, day)) return [];
  const capacity = plans.after.capacities(depaCode, productId, day).get(startTime) ?? 0;
  const isMet =
    capacity < capacityBefore(plans, claim) && (kind === 'ticket' || capacity < claim.taken);
  return isMet
    ? [{ kind, depaCode, cityCode: '', productId, day, startTime, count, capacity }]
    : [];
}

/** Whether a clinic has slots of a product on any of some days. */
const hasAny = (
  plan: CataloguePlan,
  depaCode: string,
  productId: string,
  days: readonly string[],
): boolean => days.some((day) => plan.capacities(depaCode, productId, day).size > 0);

/** Days for which somebody waits, within the booking window. */
function waitedDays({ day, fromDay, toDay }: WaitingClaim, lastDay: string): string[] {
  if (day !== null) return [day];
  return daysFrom(fromDay, toDay !== null && toDay < lastDay ? toDay : lastDay);
}

function isWaitingMet({ before, after }: Plans, claim: WaitingClaim, lastDay: string): boolean {
  const { depaCode, cityCode, productId } = claim;
  if (depaCode === null)
    return (
      before.clinicsOf(cityCode, productId).length > 0 &&
      after.clinicsOf(cityCode, productId).length === 0
    );
  const days = waitedDays(claim, lastDay);
  const had = before.hasSchedule(depaCode, productId)
    ? hasAny(before, depaCode, productId, days)
    : before.isBookable(depaCode, productId);
  return had && !hasAny(after, depaCode, productId, days);
}

const metWaiting = (plans: Plans, claim: WaitingClaim, lastDay: string): MetClaim[] =>
  isWaitingMet(plans, claim, lastDay)
    ? [
        {
          kind: 'waiting',
          depaCode: claim.depaCode ?? '',
          cityCode: claim.cityCode,
          productId: claim.productId,
          day: claim.day ?? '',
          startTime: '',
          count: claim.count,
          capacity: 0,
        },
      ]
    : [];

const textOf = (claim: MetClaim): string =>
  [
    claim.day,
    claim.startTime,
    claim.depaCode,
    claim.cityCode,
    claim.productId,
    claim.kind,
    claim.count,
  ].join(' ');

/** The first slot of each release: its tickets are for any of them. */
function onceForRelease(claims: readonly SlotClaim[], met: (claim: SlotClaim) => MetClaim[]) {
  const released = new Set<string>();
  return [...claims]
    .sort((a, b) => compareText(`${a.day} ${a.startTime}`, `${b.day} ${b.startTime}`))
    .flatMap((claim) => {
      const found = claim.kind === 'ticket' && released.has(claim.releaseId) ? [] : met(claim);
      if (claim.kind === 'ticket' && found.length > 0) released.add(claim.releaseId);
      return found;
    });
}

/**
 * Of what stands on slots and of who waits, what a change of the catalogue meets: slots that vanish or shrink below what
 * is taken, lists that wait for what no longer comes. @param lastDay of the booking window
 */
export function metClaims(claims: Claims, plans: Plans, lastDay: string): MetClaim[] {
  const mayChange = changedDays(plans.before, plans.after);
  const met = [
    ...onceForRelease(claims.onSlots, (claim) => metSlot(plans, mayChange, claim)),
    ...claims.waiting.flatMap((claim) => metWaiting(plans, claim, lastDay)),
  ];
  return met.sort((a, b) => compareText(textOf(a), textOf(b)));
}
