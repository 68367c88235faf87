import { addMonths } from '@contract/time/day-rules';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import type { Login, Provider } from '../../server/kit/harness';
import { sayNothingElse } from '../../samples/recipient-history';
import { AT, bookFor, freshMobile } from './booking';
import type { Resident, Target } from './booking';

/** Measles, mumps and rubella, from 8 months on. */
const PRODUCT = 'mmr-nip';
const AGE_MONTHS = 9;

let born = 0;

export interface TwinsNow {
  readonly depaCode: string;
  /** Their parent's. */
  readonly login: Login;
  readonly twins: readonly [BookedTwin, BookedTwin];
}

export interface BookedTwin extends Resident {
  readonly orderId: string;
}

/** A clinic with places for both today. @param today `YYYY-MM-DD` */
async function targetFor(provider: Provider, today: string): Promise<Target> {
  const asked = { ...AT, productId: PRODUCT, pageSize: 50 };
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', asked);
  for (const { depaCode, name: clinic } of list) {
    const searched = { depaCode, productId: PRODUCT, day: today };
    const times = await provider
      .ok('GET /subscribe/subscribe/departmentWorkTimes2.do', searched)
      .catch(() => []);
    const [first] = times.filter(({ residue }) => residue > 0);
    if (first && first.residue >= 2) return { ...searched, clinic, vaccine: '', doseNo: 1 };
  }
  throw new Error('No clinic has two places today');
}

/** A parent whose twins are due their first dose against measles, both booked at one clinic for today. */
export async function bookTwinsToday(
  provider: Provider,
  names: readonly [string, string],
): Promise<TwinsNow> {
  const { now } = await provider.ok('GET /base/time/now.do', {});
  const today = shanghaiDay(now);
  const mobile = freshMobile();
  const login = await provider.signUp(mobile);
  const target = await targetFor(provider, today);
  const booked = async (name: string): Promise<BookedTwin> => {
    born += 1;
    const { linkmanId } = await provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      {
        name,
        documentKind: 7,
        documentNumber: `A${326_700_000 + born}`,
        sex: 2,
        birthday: addMonths(today, -AGE_MONTHS),
        relationType: 3,
        mobile,
        guardian: { name: '李青', mobile, relation: 'mother' },
        consent: true,
        consentVersion: '1.0',
        guardianConsentVersion: '1.0',
      },
      { as: login },
    );
    await sayNothingElse(provider, login, linkmanId);
    const twin = { login, mobile, linkmanId, name };
    return { ...twin, orderId: await bookFor(provider, twin, target, today) };
  };
  const [one, two] = names;
  const twins = [await booked(one), await booked(two)] as const;
  return { depaCode: target.depaCode, login, twins };
}
