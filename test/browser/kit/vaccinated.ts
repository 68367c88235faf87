import type { Provider } from '../../server/kit/harness';
import { vaccinate } from '../../server/kit/worlds/desk-hours';
import { ADULT, freshMobile, residentId } from './booking';
import type { Resident } from './booking';

/** Somebody who was vaccinated just now, as a walk-in. */
export async function vaccinated(
  provider: Provider,
  name: string,
): Promise<Resident & { readonly orderId: string }> {
  const mobile = freshMobile();
  const login = await provider.signUp(mobile);
  const documentNumber = residentId(ADULT);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name,
      documentKind: 1,
      documentNumber,
      sex: 2,
      birthday: ADULT,
      relationType: 1,
      mobile,
      isDefault: 1,
      consent: true,
    },
    { as: login },
  );
  const person = { login, mobile, linkmanId, name };
  const orderId = await vaccinate(provider, { ...person, documentNumber }, 'L20260715');
  return { ...person, orderId };
}
