import type { Login, Provider } from '../server/kit/harness';
import { agreed } from '../server/kit/share-member';
import { newResident } from '../browser/kit/booking';
import type { Resident } from '../browser/kit/booking';
import { fullDay } from '../browser/kit/scarce';
import { vaccinated } from '../browser/kit/vaccinated';
import { bookVisit } from '../browser/kit/visit';

const CHILD = {
  name: '陈小满',
  documentKind: 7,
  documentNumber: 'B246813579',
  sex: 1,
  birthday: '2025-03-16',
  relationType: 3,
  consent: true,
  guardianConsentVersion: '1.0',
} as const;

/** What people besides the sample's have. */
export interface Household {
  /** Who has booked a visit for two. */
  readonly mother: Resident;
  /** The first of its orders. */
  readonly visitOrderId: string;
  /** Who has the mother's child in a family of their own. */
  readonly grandmother: Resident;
  readonly childId: string;
  /** Who waits for a place of a full day. */
  readonly waiting: Resident;
  /** Lets somebody who has one of them cancel. */
  readonly cancelLast: () => Promise<void>;
  /** Who was vaccinated just now, and the order of it. */
  readonly vaccinated: Resident & { readonly orderId: string };
  /** Who has booked nothing. */
  readonly newcomer: Login;
}

const addChild = async (provider: Provider, { login, mobile, name }: Resident, relation: string) =>
  (
    await provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      {
        ...CHILD,
        mobile,
        guardian: { name, mobile, relation: relation === 'mother' ? 'mother' : 'grandparent' },
      },
      { as: login },
    )
  ).linkmanId;

/** Puts somebody on the list of a day that has just been filled. */
async function putOnList(provider: Provider) {
  const waiting = await newResident(provider, { name: '赵敏' });
  const { target, cancelLast } = await fullDay(provider, waiting);
  const { depaCode, productId, doseNo, day } = target;
  await provider.ok(
    'POST /subscribe/waiting/join.do',
    { linkmanId: waiting.linkmanId, productId, doseNo, depaCode, day },
    { as: waiting.login },
  );
  return { waiting, cancelLast };
}

export async function makeHousehold(provider: Provider): Promise<Household> {
  const mother = await newResident(provider, { name: '陈静' });
  const [visitOrderId] = await bookVisit(provider, mother, '周岚');
  const childId = await addChild(provider, mother, 'mother');
  const grandmother = await newResident(provider, { name: '李秀英' });
  await addChild(provider, grandmother, 'grandparent');
  const { login: newcomer } = await newResident(provider, { name: '孙丽' });
  return {
    ...{ mother, visitOrderId, grandmother, childId, newcomer },
    ...(await putOnList(provider)),
    vaccinated: await vaccinated(provider, '林小满'),
  };
}

/**
 * Makes what ends some time after it was made, so that the pictures show until when: the place for who waits, and the grandmother's
 * invitation. @returns the invitation's code
 */
export async function makeLimited(
  provider: Provider,
  { mother, childId, cancelLast }: Household,
): Promise<string> {
  const form = { linkmanId: childId, role: 'guardian', agreed } as const;
  const { code } = await provider.ok('POST /linkman/caregiver/invite.do', form, {
    as: mother.login,
  });
  await cancelLast();
  await provider.runJobs();
  return code;
}
