import { CODE } from '@contract/errors';
import type { FamilyVisit } from '@contract/subscribe/remedy';
import { isOneVisit } from '@contract/subscribe/one-visit-rules';
import { limitsOf } from '../../../../shared/doses/day-gap';
import { readClock } from '../../../../shared/slots/clock-reading';
import { refused } from '../../refusal/refuse';
import type { BookingServices } from '../../submission/services';
import type { SlotPosition } from '../../../../shared/slots/slots';
import type { UserContext } from '../../../../http/context';
import { nearestVisits } from './nearest-visits';
import { alternativesTo } from '../booking-request';
import type { Checked } from '../booking-request';

/** The nearest visits for a whole group, on days that suit each of them. */
export function visitsFor(
  services: BookingServices,
  checked: readonly Checked[],
  { now }: UserContext,
): Promise<FamilyVisit[]> {
  const [first] = checked;
  if (!first) return Promise.resolve([]);
  const at = readClock(now);
  const limits = checked.map(({ days }) => limitsOf(days, at));
  const from = limits.map((each) => each.from);
  const to = limits.flatMap((each) => each.to ?? []);
  const request = {
    depaCode: first.clinicProduct.depaCode,
    productIds: checked.map(({ clinicProduct }) => clinicProduct.productId),
    around: first.around,
    from: from.sort().pop() ?? null,
    to: to.sort()[0] ?? null,
    tooNear: limits.flatMap((each) => each.tooNear),
  };
  return nearestVisits(services, request, at);
}

/** @throws DomainError 20018 where people would have to wait in between, or come on two days */
export async function checkTogether(
  services: BookingServices,
  checked: readonly Checked[],
  context: UserContext,
): Promise<void> {
  const positions = await Promise.all(
    checked.map(({ request }) => services.slots.get(request.slotId)),
  );
  const slots = positions.filter((slot): slot is SlotPosition => slot !== null);
  const [first] = checked;
  const oneDay = slots.every(({ day }) => day === slots[0]?.day);
  if ((oneDay && isOneVisit(slots)) || !first) return;
  const [alternatives, visits] = await Promise.all([
    alternativesTo(services, first, context),
    visitsFor(services, checked, context),
  ]);
  throw refused(CODE.NOT_ONE_VISIT, { alternatives, visits });
}
