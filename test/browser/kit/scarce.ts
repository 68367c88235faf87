import type { Provider } from '../../server/kit/harness';
import { bookFor, dayFrom, newResident } from './booking';
import type { Resident, Target } from './booking';

const AT = { regionCode: '110100', latitude: 39.9087, longitude: 116.3975 };
/** Bookings that a test makes to fill a day. */
const FEW = 8;
/** Days ahead, so that no slot of the day is too near. */
const AHEAD = 3;

/** A day of a clinic on which few places remain, one of which this person could book. */
async function scarceDay(provider: Provider, { login, linkmanId }: Resident): Promise<Target> {
  const month = dayFrom(AHEAD).slice(0, 7);
  const next = dayFrom(31).slice(0, 7);
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', AT);
  for (const { depaCode, name: clinic, isOnline } of list) {
    if (!isOnline) continue;
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    for (const { productId, name: vaccine, nextFreeDay } of vaccines) {
      if (nextFreeDay === null) continue;
      const target = { depaCode, productId };
      for (const one of [month, next]) {
        const { days, firstDay, lastDay } = await provider.ok(
          'GET /subscribe/subscribe/departmentWorkDays.do',
          { ...target, month: one },
        );
        const day = Object.keys(days).find(
          (it) =>
            it >= dayFrom(AHEAD) &&
            it >= firstDay &&
            it <= lastDay &&
            (days[it] ?? 0) > 0 &&
            (days[it] ?? 0) <= FEW,
        );
        if (!day) continue;
        const check = await provider.ok(
          'GET /order/subscribe/checkSubscribeLinkman.do',
          { ...target, linkmanId },
          { as: login },
        );
        if (check.canSubscribe && check.suggestedDoseNo !== null)
          return { ...target, clinic, vaccine, doseNo: check.suggestedDoseNo, day };
      }
    }
  }
  throw new Error('The sample data has no day with few places');
}

/** A day that has just been filled, and somebody who has an order on it and can cancel it. */
export async function fullDay(
  provider: Provider,
  person: Resident,
): Promise<{ readonly target: Target; readonly cancelLast: () => Promise<void> }> {
  const target = await scarceDay(provider, person);
  const { depaCode, productId, day } = target;
  const left = async (): Promise<number> =>
    (
      await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
        depaCode,
        productId,
        day,
      })
    ).reduce((sum, { residue }) => sum + residue, 0);
  let last: { readonly resident: Resident; readonly orderId: string } | undefined;
  while ((await left()) > 0) {
    const resident = await newResident(provider);
    last = { resident, orderId: await bookFor(provider, resident, target) };
  }
  return {
    target,
    cancelLast: async () => {
      if (!last) throw new Error('Nobody has a place');
      const { orderId, resident } = last;
      await provider.ok(
        'POST /order/subscribe/cancel.do',
        { orderId, reason: 'time' },
        { as: resident.login },
      );
    },
  };
}
