import { CODE } from '@contract/errors';
import { openCaregivers } from '../kit/worlds/caregiver-world';
import type { CaregiverWorld, Parent } from '../kit/worlds/caregiver-world';
import { bookingOf, KINDS } from '../kit/worlds/booking-world';
import { agreed } from '../kit/share-member';

const INVITE = 'POST /linkman/caregiver/invite.do';
const OPEN = 'POST /linkman/caregiver/open.do';
const ACCEPT = 'POST /linkman/caregiver/accept.do';
const MERGE = 'POST /linkman/caregiver/merge.do';
const SHOW = 'GET /linkman/caregiver/detail.do';
const BOOK = 'POST /subscribe/subscribe/addV2.do';
const ORDER = 'GET /order/subscribe/clientDetail.do';
const ORDERS = 'GET /order/subscribe/pageList.do';
const CANCEL = 'POST /order/subscribe/cancel.do';
const FAMILY = 'GET /linkman/linkman/findByUserId.do';
const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const PLAN = 'GET /vaccine/plan/detail.do';
const SAVE_DOSE = 'POST /vaccine/plan/saveDose.do';
const reason = 'time' as const;

let used = 0;

describe.each(KINDS)('one child in two families, on %s', (kind) => {
  let world: CaregiverWorld;
  beforeAll(async () => {
    world = await openCaregivers(kind, 40);
  });
  afterAll(() => world?.close());

  interface Child {
    readonly name?: string;
    readonly number?: string;
    readonly relationType?: 1 | 3;
  }
  const addChild = async (
    who: Parent,
    { name = '王小宝', number = '', relationType = 3 }: Child,
  ) => {
    const form = {
      name,
      documentKind: 2,
      documentNumber: number,
      sex: 1,
      birthday: '1990-05-17',
      relationType,
      mobile: '13700000000',
      consent: true,
      consentVersion: '1.5',
    } as const;
    return (await world.provider.ok(SAVE, form, who)).linkmanId;
  };
  const nextNumber = (): string => {
    used += 1;
    return `E${10_000_000 + used}`;
  };
  /** Two parents who have entered the same child. */
  const parents = async (other: Child = {}, signedUp: Partial<Parent> = {}) => {
    const [first, second] = world.pair();
    const owner = { ...first, ...signedUp };
    const number = nextNumber();
    return {
      owner,
      second,
      childId: await addChild(owner, { number }),
      ownId: await addChild(second, { number, ...other }),
    };
  };
  const inviteTo = async (owner: Parent, linkmanId: string, role: 'guardian' | 'escort') =>
    (await world.provider.ok(INVITE, { linkmanId, role, agreed }, owner)).code;
  const acceptAs = async (owner: Parent, second: Parent, childId: string) => {
    const code = await inviteTo(owner, childId, 'guardian');
    return world.provider.ok(ACCEPT, { code, agreed, merges: true }, second);
  };
  const book = async (who: Parent, linkmanId: string, slot: number) =>
    (await world.provider.ok(BOOK, bookingOf({ ...who, linkmanId }, world.slot(slot)), who))
      .orderId;
  const ordersOf = async (who: Parent) =>
    (await world.provider.ok(ORDERS, {}, who)).list.map(({ orderId }) => orderId);
  const namesOf = async (who: Parent) =>
    (await world.provider.ok(FAMILY, { shared: 'guardian' }, who)).map(
      ({ linkmanId }) => linkmanId,
    );
  const dosesOf = async (who: Parent, linkmanId: string) =>
    (await world.provider.ok(PLAN, { linkmanId }, who)).taken.map(({ day }) => day);
  const doseOn = (linkmanId: string, doseNo: number, day: string) =>
    ({
      linkmanId,
      code: 'hepb',
      doseNo,
      day,
    }) as const;

  test('are one after accepting: open appointments, entered doses and waiting go along, and both are told', async () => {
    const { provider } = world;
    const { owner, second, childId, ownId } = await parents();
    const orderId = await book(second, ownId, 0);
    const before = await provider.ok(ORDER, { orderId }, second);
    const code = await inviteTo(owner, childId, 'guardian');
    expect(await provider.ok(OPEN, { code }, second)).toMatchObject({
      nameMasked: '王**',
      ownEntry: { linkmanId: ownId, name: '王小宝', appointments: 1, enteredDoses: 0, waiting: 0 },
    });
    const unsaid = await provider.call(ACCEPT, { code, agreed }, second);
    expect(unsaid.code).toBe(CODE.PARAMETERS);
    expect(unsaid.msg).toContain('合并');
    expect(await provider.ok(ACCEPT, { code, agreed, merges: true }, second)).toEqual({
      ...{ linkmanId: childId, role: 'guardian', merged: true },
    });
    expect(await namesOf(second)).toEqual([second.linkmanId, childId]);
    for (const who of [owner, second]) {
      expect(await ordersOf(who)).toEqual([orderId]);
      const after = await provider.ok(ORDER, { orderId }, who);
      expect(after).toMatchObject({ day: before.day, startTime: before.startTime });
      expect([after.reference, after.qrText]).toEqual([before.reference, before.qrText]);
    }
    const { log } = await provider.ok(SHOW, { linkmanId: childId }, owner);
    expect(log.map(({ kind, isOwn }) => [kind, isOwn])).toEqual([
      ['merged', false],
      ['joined', false],
      ['invited', true],
      ['booked', false],
    ]);
    for (const who of [owner, second]) {
      const { list } = await provider.ok('GET /message/message/pageList.do', {}, who);
      expect(list.map(({ title }) => title)).toContain('已合并为同一位家人：王小宝');
    }
    await provider.ok(
      'POST /order/subscribe/update.do',
      { orderId, slotId: world.slot(1) },
      second,
    );
    await provider.ok(CANCEL, { orderId, reason }, owner);
    const again = await provider.call(
      BOOK,
      bookingOf({ ...owner, linkmanId: ownId }, world.slot(2)),
      second,
    );
    expect(again.code).toBe(CODE.NOT_FOUND);
  });

  test('booked the same dose twice: accepted, told which two, and merged once one is cancelled', async () => {
    const { provider } = world;
    const { owner, second, childId, ownId } = await parents();
    const theirs = await book(owner, childId, 0);
    const own = await book(second, ownId, 1);
    expect(await acceptAs(owner, second, childId)).toMatchObject({ merged: false });
    const { ownEntry } = await provider.ok(SHOW, { linkmanId: childId }, second);
    expect(ownEntry).toMatchObject({
      block: 'conflictingOrders',
      conflicts: [
        {
          orders: [
            { orderId: own, isOwn: true },
            { orderId: theirs, isOwn: false },
          ],
        },
      ],
    });
    const refused = await provider.call(MERGE, { linkmanId: childId }, second);
    expect(refused).toMatchObject({ code: CODE.PARAMETERS, data: { block: 'conflictingOrders' } });
    expect(await namesOf(second)).toContain(ownId);
    await provider.ok(CANCEL, { orderId: theirs, reason }, second);
    await provider.ok(MERGE, { linkmanId: childId }, second);
    expect((await provider.call(MERGE, { linkmanId: childId }, second)).code).toBe(CODE.NOT_FOUND);
    expect((await provider.ok(SHOW, { linkmanId: childId }, second)).ownEntry).toBeNull();
    expect((await provider.ok(ORDER, { orderId: own }, owner)).orderId).toBe(own);
  });

  test('go back when the access ends: the second parent has their entry and open appointments again, the owner theirs', async () => {
    const { provider } = world;
    const { owner, second, childId, ownId } = await parents();
    const own = await book(second, ownId, 0);
    await acceptAs(owner, second, childId);
    await provider.ok(
      'POST /order/subscribe/update.do',
      { orderId: own, slotId: world.slot(3) },
      owner,
    );
    const { caregivers } = await provider.ok(SHOW, { linkmanId: childId }, owner);
    const caregiverId = caregivers[0]?.caregiverId ?? '';
    await provider.ok(
      'POST /linkman/caregiver/remove.do',
      { linkmanId: childId, caregiverId },
      owner,
    );
    expect(await namesOf(second)).toEqual([second.linkmanId, ownId]);
    expect(await ordersOf(second)).toEqual([own]);
    expect(await ordersOf(owner)).toEqual([]);
    expect((await provider.call(ORDER, { orderId: own }, owner)).code).toBe(CODE.NOT_FOUND);
    await provider.ok(CANCEL, { orderId: own, reason }, second);
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, second);
    expect(list.map(({ body }) => body).join()).toContain('已回到您名下');
  });

  test('removing the member, or the owner’s account, gives the second parent theirs back', async () => {
    const { provider } = world;
    for (const how of ['member', 'account'] as const) {
      const mobile = how === 'member' ? '13900007001' : '13900007002';
      const as = await provider.signUpByPhone(mobile);
      const { owner, second, childId, ownId } = await parents({}, { as, token: as.token });
      const own = await book(second, ownId, 0);
      await acceptAs(owner, second, childId);
      if (how === 'member') {
        const check = await provider.ok(
          'GET /linkman/linkman/delete/check.do',
          { linkmanId: childId },
          owner,
        );
        expect(check).toMatchObject({ deletable: true, openOrders: 0 });
        await provider.ok('POST /linkman/linkman/delete.do', { linkmanId: childId }, owner);
      } else {
        await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, owner);
        const vcode = await provider.newestCode(mobile);
        await provider.ok('POST /passport/user/delete.do', { vcode }, owner);
      }
      expect(await namesOf(second)).toEqual([second.linkmanId, ownId]);
      expect(await ordersOf(second)).toEqual([own]);
    }
  });

  test('doses that were entered are the child’s, without doubles, and are still there afterwards', async () => {
    const { provider } = world;
    const { owner, second, childId, ownId } = await parents();
    await provider.ok(SAVE_DOSE, doseOn(childId, 1, '2020-01-01'), owner);
    await provider.ok(SAVE_DOSE, doseOn(ownId, 1, '2020-01-01'), second);
    await provider.ok(SAVE_DOSE, doseOn(ownId, 2, '2020-03-02'), second);
    const both = ['2020-03-02', '2020-01-01'];
    expect(await dosesOf(owner, childId)).toEqual(['2020-01-01']);
    await acceptAs(owner, second, childId);
    for (const who of [owner, second]) expect(await dosesOf(who, childId)).toEqual(both);
    await provider.ok('POST /linkman/caregiver/leave.do', { linkmanId: childId }, second);
    expect(await dosesOf(second, ownId)).toEqual(both);
  });

  test('whoever goes along, or is the person themselves, keeps their entry and is told what to do', async () => {
    const { provider } = world;
    const { owner, second, childId, ownId } = await parents();
    const code = await inviteTo(owner, childId, 'escort');
    expect((await provider.ok(OPEN, { code }, second)).ownEntry).toBeNull();
    const escort = await provider.call(ACCEPT, { code, agreed, merges: true }, second);
    expect(escort.msg).toContain('共同管理');
    const number = nextNumber();
    const spouse = await inviteTo(
      owner,
      await addChild(owner, { name: '王小贝', number }),
      'guardian',
    );
    const as = await provider.signUpByPhone('13900007003');
    const self = { ...second, as, token: as.token };
    await addChild(self, { number, relationType: 1 });
    expect((await provider.ok(OPEN, { code: spouse }, self)).ownEntry).toBeNull();
    const refused = await provider.call(ACCEPT, { code: spouse, agreed, merges: true }, self);
    expect(refused.msg).toContain('您本人');
    expect(await namesOf(second)).toContain(ownId);
  });

  test('before accepting nothing is said of a child by name and birthday; afterwards the two can be merged', async () => {
    const { provider } = world;
    const { owner, second, childId, ownId } = await parents({ number: nextNumber() });
    const own = await book(second, ownId, 0);
    const code = await inviteTo(owner, childId, 'guardian');
    expect((await provider.ok(OPEN, { code }, second)).ownEntry).toBeNull();
    expect(await provider.ok(ACCEPT, { code, agreed }, second)).toMatchObject({ merged: false });
    const { ownEntry } = await provider.ok(SHOW, { linkmanId: childId }, second);
    expect(ownEntry).toMatchObject({ linkmanId: ownId, block: null, appointments: 1 });
    expect((await provider.ok(SHOW, { linkmanId: childId }, owner)).ownEntry).toBeNull();
    await provider.ok(MERGE, { linkmanId: childId }, second);
    expect(await ordersOf(owner)).toEqual([own]);
    const late = await provider.call(
      BOOK,
      bookingOf({ ...owner, linkmanId: childId }, world.slot(2)),
      owner,
    );
    expect(late.code).toBe(CODE.DUPLICATE_ORDER);
  });

  test('a stranger, the owner and an escort merge nothing', async () => {
    const { provider } = world;
    const { owner, second, childId } = await parents();
    const code = await inviteTo(owner, childId, 'escort');
    const [escort] = world.pair();
    await provider.ok(ACCEPT, { code, agreed }, escort);
    for (const who of [owner, second, escort])
      expect((await provider.call(MERGE, { linkmanId: childId }, who)).code).toBe(CODE.NOT_FOUND);
  });

  test('both parents accept and merge at once: one entry is left, and every appointment is seen by both', async () => {
    const { provider } = world;
    const { owner, second, childId, ownId } = await parents();
    const own = await book(second, ownId, 0);
    const [toChild, toOwn] = [
      await inviteTo(owner, childId, 'guardian'),
      await inviteTo(second, ownId, 'guardian'),
    ];
    const answers = await Promise.all([
      provider.call(ACCEPT, { code: toChild, agreed, merges: true }, second),
      provider.call(ACCEPT, { code: toOwn, agreed, merges: true }, owner),
      provider.call(
        'POST /order/subscribe/update.do',
        { orderId: own, slotId: world.slot(1) },
        second,
      ),
    ]);
    const codes = answers.slice(0, 2).map(({ code }) => code);
    expect(codes.sort()).toEqual([CODE.SUCCESS, CODE.CODE_WRONG].sort());
    expect(await namesOf(owner)).toHaveLength(2);
    expect(await namesOf(second)).toHaveLength(2);
    expect(await ordersOf(owner)).toEqual([own]);
    expect(await ordersOf(second)).toEqual([own]);
  });

  test('a booking during the merging is not lost', async () => {
    const { provider } = world;
    for (const slot of [0, 1, 2]) {
      const { owner, second, childId, ownId } = await parents();
      const code = await inviteTo(owner, childId, 'guardian');
      const [booked] = await Promise.all([
        provider.call(BOOK, bookingOf({ ...second, linkmanId: ownId }, world.slot(slot)), second),
        provider.ok(ACCEPT, { code, agreed, merges: true }, second),
      ]);
      const expected = booked.code === CODE.SUCCESS ? [booked.data?.orderId] : [];
      expect(await ordersOf(second)).toEqual(expected);
      expect(await ordersOf(owner)).toEqual(expected);
    }
  });
});
