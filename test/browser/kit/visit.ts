import { randomUUID } from 'node:crypto';
import type { Provider } from '../../server/kit/harness';
import { ADULT, findTarget, residentId } from './booking';
import type { Resident } from './booking';

/** Adds somebody to a family and books both for one visit by the API. @returns the orders, the resident's first. */
export async function bookVisit(
  provider: Provider,
  person: Resident,
  name: string,
): Promise<readonly [string, string]> {
  const { login: as, mobile, linkmanId } = person;
  const second = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name,
      documentKind: 1,
      documentNumber: residentId(ADULT),
      sex: 2,
      birthday: ADULT,
      relationType: 4,
      mobile,
      isDefault: 0,
      consent: true,
    },
    { as },
  );
  const { depaCode, productId, doseNo, day } = await findTarget(provider, person);
  const { version: guidelineVersion } = await provider.ok(
    'GET /vaccine/vaccineArticle/findVaccGuidelines.do',
    { vaccId: productId },
  );
  const [time] = await provider.ok('GET /subscribe/subscribe/familyTimes.do', {
    depaCode,
    day,
    productIds: `${productId},${productId}`,
  });
  const people = [linkmanId, second.linkmanId].map((one, index) => {
    return {
      linkmanId: one,
      productId,
      doseNo,
      slotId: time?.slotIds[index] ?? 0,
      guidelineVersion,
    };
  });
  const { orders } = await provider.ok(
    'POST /subscribe/subscribe/addFamily.do',
    { idempotencyKey: randomUUID(), depaCode, people },
    { as },
  );
  const [first, other] = orders.map(({ orderId }) => orderId);
  return [first ?? '', other ?? ''];
}
