import { SHANGHAI_OFFSET } from '@contract/time/shanghai-rules';
import type { Provider } from '../../server/kit/harness';
import { AT, bookFor, newResident } from './booking';
import type { Resident } from './booking';

type Three = readonly [Resident, Resident, Resident];

export interface BookedNow {
  readonly depaCode: string;
  /** People who have come for a slot that has begun. */
  readonly people: Three;
  /** The vaccine of all their orders. */
  readonly productId: string;
}

/** Three new people booked at a clinic for right now. */
export async function bookForNow(
  provider: Provider,
  names: readonly [string, string, string],
): Promise<BookedNow> {
  const { now } = await provider.ok('GET /base/time/now.do', {});
  const [day = '', clock = ''] = new Date(now + SHANGHAI_OFFSET)
    .toISOString()
    .slice(0, 16)
    .split('T');
  const people: Three = [
    await newResident(provider, { name: names[0] }),
    await newResident(provider, { name: names[1] }),
    await newResident(provider, { name: names[2] }),
  ];
  const [first] = people;
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', AT);
  for (const { depaCode } of list) {
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    for (const { productId, name: vaccine } of vaccines) {
      const clinicProduct = { depaCode, productId };
      const times = await provider
        .ok('GET /subscribe/subscribe/departmentWorkTimes2.do', { ...clinicProduct, day })
        .catch(() => []);
      const slot = times.find(({ residue }) => residue > 0);
      if (!slot || slot.residue < people.length || slot.startTime > clock) continue;
      const { canSubscribe, suggestedDoseNo } = await provider.ok(
        'GET /order/subscribe/checkSubscribeLinkman.do',
        { ...clinicProduct, linkmanId: first.linkmanId },
        { as: first.login },
      );
      if (!canSubscribe || suggestedDoseNo === null) continue;
      const target = { ...clinicProduct, doseNo: suggestedDoseNo, day, clinic: '', vaccine };
      for (const person of people) await bookFor(provider, person, target, day);
      return { depaCode, people, productId };
    }
  }
  throw new Error('No clinic has three places right now');
}
