import { CODE } from '@contract/errors';
import { agreed } from '../kit/share-member';
import { bookingOf, CLINIC, newKey, PRODUCT } from '../kit/worlds/booking-world';
import type { CaregiverWorld, Parent } from '../kit/worlds/caregiver-world';

const ACCEPT = 'POST /linkman/caregiver/accept.do';
const MERGE = 'POST /linkman/caregiver/merge.do';
const SHOW = 'GET /linkman/caregiver/detail.do';
const REMOVE = 'POST /linkman/caregiver/remove.do';
const BOOK = 'POST /subscribe/subscribe/addV2.do';
const FAMILY = 'GET /linkman/linkman/findByUserId.do';
const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const PLAN = 'GET /vaccine/plan/detail.do';

interface Child {
  readonly linkmanId?: string;
  readonly name?: string;
  readonly number: string;
  readonly birthday?: string;
}

/** Two parents who have entered the same child. */
export interface Parents {
  readonly owner: Parent;
  readonly second: Parent;
  readonly childId: string;
  readonly ownId: string;
  readonly number: string;
}

let used = 0;
/** A passport's number that no child has. */
export const nextNumber = (): string => {
  used += 1;
  return `E${20_000_000 + used}`;
};

/** What parents do in a world. */
export function familiesIn(world: CaregiverWorld) {
  const { provider } = world;
  const childForm = ({ number, ...change }: Child) => ({
    ...{ name: '王小宝', documentKind: 2 as const, documentNumber: number, sex: 1 as const },
    ...{ birthday: '1990-05-17', relationType: 3 as const, mobile: '13700000000' },
    ...{ consent: true as const, consentVersion: '1.5' },
    ...change,
  });
  const addChild = async (who: Parent, child: Child) =>
    (await provider.ok(SAVE, childForm(child), who)).linkmanId;
  return {
    childForm,
    addChild,
    async parents(
      change: { owner?: Parent; second?: Parent; other?: string; birthday?: string } = {},
    ) {
      const [first, other] = world.pair();
      const { owner = first, second = other, birthday = '1990-05-17' } = change;
      const number = nextNumber();
      const childId = await addChild(owner, { number, birthday });
      const ownId = await addChild(second, { number: change.other ?? number, birthday });
      return { owner, second, childId, ownId, number } satisfies Parents;
    },
    async signedUp(mobile: string): Promise<Parent> {
      const [parent] = world.pair();
      const as = await provider.signUpByPhone(mobile);
      return { ...parent, as, token: as.token };
    },
    async accept({ owner, second, childId }: Parents, merges = true) {
      const form = { linkmanId: childId, role: 'guardian', agreed } as const;
      const { code } = await provider.ok('POST /linkman/caregiver/invite.do', form, owner);
      return provider.ok(ACCEPT, { code, agreed, merges }, second);
    },
    async blockOf({ second, childId }: Parents) {
      const { ownEntry } = await provider.ok(SHOW, { linkmanId: childId }, second);
      const refused = await provider.call(MERGE, { linkmanId: childId }, second);
      expect(refused).toMatchObject({ code: CODE.PARAMETERS, data: { block: ownEntry?.block } });
      return ownEntry?.block;
    },
    async endAccess({ owner, childId }: Parents) {
      const { caregivers } = await provider.ok(SHOW, { linkmanId: childId }, owner);
      const caregiverId = caregivers[0]?.caregiverId ?? '';
      await provider.ok(REMOVE, { linkmanId: childId, caregiverId }, owner);
    },
    async deleteAccount(who: Parent, mobile: string) {
      await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, who);
      const vcode = await provider.newestCode(mobile);
      await provider.ok('POST /passport/user/delete.do', { vcode }, who);
    },
    book: async (who: Parent, linkmanId: string, slotId: number, key = newKey()) =>
      (await provider.ok(BOOK, bookingOf({ ...who, linkmanId }, slotId, key), who)).orderId,
    ordersOf: async (who: Parent) =>
      (await provider.ok('GET /order/subscribe/pageList.do', {}, who)).list.map(
        ({ orderId }) => orderId,
      ),
    familyOf: async (who: Parent) =>
      (await provider.ok(FAMILY, { shared: 'guardian' }, who)).map(({ linkmanId }) => linkmanId),
    dosesOf: async (who: Parent, linkmanId: string) =>
      (await provider.ok(PLAN, { linkmanId }, who)).taken.map(({ day }) => day),
    addDose: (who: Parent, linkmanId: string, doseNo: number, day: string) =>
      provider.ok('POST /vaccine/plan/saveDose.do', { linkmanId, code: 'hepb', doseNo, day }, who),
    wait: (who: Parent, linkmanId: string, day: string) =>
      provider.ok(
        'POST /subscribe/waiting/join.do',
        { linkmanId, productId: PRODUCT, doseNo: 1, depaCode: CLINIC, day },
        who,
      ),
    waitsOf: async (who: Parent) =>
      (await provider.ok('GET /subscribe/waiting/list.do', {}, who)).filter(
        ({ state }) => state === 'waiting',
      ),
  };
}
