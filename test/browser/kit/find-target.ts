import { AT } from './booking';
import type { Resident, Target } from './booking';
import type { Provider } from '../../server/kit/harness';

/** A vaccine at an online clinic nearby whose next free slot is on this day, and for which the person is eligible. */
export async function findOn(
  provider: Provider,
  { login, linkmanId }: Resident,
  day: string,
): Promise<Target> {
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', {
    ...AT,
    pageSize: 50,
  });
  for (const { depaCode, name: clinic, isOnline } of list) {
    if (!isOnline) continue;
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    for (const { productId, name: vaccine, nextFreeDay } of vaccines) {
      if (nextFreeDay !== day) continue;
      const { canSubscribe, suggestedDoseNo: doseNo } = await provider.ok(
        'GET /order/subscribe/checkSubscribeLinkman.do',
        { depaCode, productId, linkmanId },
        { as: login },
      );
      if (canSubscribe && doseNo !== null)
        return { depaCode, productId, clinic, vaccine, doseNo, day };
    }
  }
  throw new Error(`The sample data has no place on ${day}`);
}
