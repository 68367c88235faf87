import { endpoints } from '@contract/endpoints';
import type { EndpointName, InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { openCaregivers } from '../kit/worlds/caregiver-world';
import type { CaregiverWorld, Parent } from '../kit/worlds/caregiver-world';
import { bookingOf, dayFrom, newKey, PRODUCT } from '../kit/worlds/booking-world';
import { agreed } from '../kit/share-member';
import { until } from '../kit/until';
import { inputsFor } from './caregiver-calls';

const INVITE = 'POST /linkman/caregiver/invite.do';
const SHOW = 'GET /linkman/caregiver/detail.do';
const BOOK = 'POST /subscribe/subscribe/addV2.do';
const ORDER = 'GET /order/subscribe/clientDetail.do';
const ORDERS = 'GET /order/subscribe/pageList.do';
const CANCEL = 'POST /order/subscribe/cancel.do';
const FAMILY = 'GET /linkman/linkman/findByUserId.do';
const PLAN = 'GET /vaccine/plan/detail.do';

let world: CaregiverWorld;
beforeAll(async () => {
  world = await openCaregivers('postgres', 40);
});
afterAll(() => world?.close());

const reason = 'time' as const;
const ordersOf = async (who: Parent) =>
  (await world.provider.ok(ORDERS, {}, who)).list.map(({ orderId }) => orderId);

describe('a guardian', () => {
  test('books, moves and cancels like the owner, each sees what the other did, and both are told', async () => {
    const { provider } = world;
    const [owner, other] = world.pair();
    const { linkmanId } = owner;
    await world.share(owner, other, 'guardian');
    const check = await provider.ok(
      'GET /order/subscribe/checkSubscribeLinkman.do',
      { depaCode: 'D1', productId: PRODUCT, linkmanId },
      other,
    );
    expect(check).toMatchObject({ canSubscribe: true, suggestedDoseNo: 1 });
    const form = bookingOf(owner, world.slot(0));
    const { orderId } = await provider.ok(BOOK, form, other);
    const submit = { submitId: form.idempotencyKey };
    expect(
      await provider.ok('GET /subscribe/subscribe/submitDetail.do', submit, other),
    ).toMatchObject({ state: 'done', orderId });
    expect(await ordersOf(owner)).toEqual([orderId]);
    expect(await ordersOf(other)).toEqual([orderId]);
    const masked = expect.stringMatching(/^13\d\*{4}\d{4}$/) as string;
    expect(await provider.ok(ORDER, { orderId }, owner)).toMatchObject({ bookedBy: masked });
    const seen = await provider.ok(ORDER, { orderId }, other);
    expect(seen).toMatchObject({ role: 'guardian', payment: { methods: [] } });
    expect(seen).not.toHaveProperty('bookedBy');
    await provider.ok('POST /order/subscribe/update.do', { orderId, slotId: world.slot(1) }, other);
    await provider.ok(CANCEL, { orderId, reason }, owner);
    const { log } = await provider.ok(SHOW, { linkmanId }, other);
    expect(log.map(({ kind, isOwn }) => [kind, isOwn])).toEqual([
      ['cancelled', false],
      ['changed', true],
      ['booked', true],
      ['joined', true],
      ['invited', false],
    ]);
    const titlesOf = async (who: Parent) => {
      const { list } = await provider.ok(
        'GET /message/message/pageList.do',
        { messageClass: 'booking' },
        who,
      );
      return list.map(({ title }) => title);
    };
    await until(async () => (await titlesOf(other)).length === 4);
    expect(await titlesOf(owner)).toEqual([
      '家人已改约：测试',
      '家人已预约：测试',
      '家人已加入共享：测试',
    ]);
    expect(await titlesOf(other)).toEqual([
      '家人已取消预约：测试',
      '预约时间已更改（已取消）',
      '预约成功（已取消）',
      '家人已加入共享：测试',
    ]);
  });

  test('each reads in the appointment’s history who of them did what', async () => {
    const { provider } = world;
    const [owner, other] = world.pair();
    await world.share(owner, other, 'guardian');
    const { orderId } = await provider.ok(BOOK, bookingOf(owner, world.slot(0)), owner);
    await provider.ok('POST /order/subscribe/update.do', { orderId, slotId: world.slot(1) }, other);
    await provider.ok(CANCEL, { orderId, reason }, other);
    const { owner: first, caregivers } = await provider.ok(
      SHOW,
      { linkmanId: owner.linkmanId },
      owner,
    );
    const second = caregivers[0]?.mobileMasked;
    const historyFor = async (who: Parent) =>
      (await provider.ok(ORDER, { orderId }, who)).timeline.map(({ kind, by }) => [kind, by]);
    expect(await historyFor(owner)).toEqual([
      ['created', undefined],
      ['changed', second],
      ['cancelled', second],
    ]);
    expect(await historyFor(other)).toEqual([
      ['created', first],
      ['changed', undefined],
      ['cancelled', undefined],
    ]);
    const again = await provider.ok(BOOK, bookingOf(owner, world.slot(2)), other);
    const { timeline } = await provider.ok(ORDER, { orderId: again.orderId }, owner);
    expect(timeline).toMatchObject([{ kind: 'created', by: second }]);
  });

  test('takes an appointment into their own calendar, by a file that only names whom they care for', async () => {
    const { provider } = world;
    const [owner, other, stranger] = [...world.pair(), world.pair()[0]];
    await world.share(owner, other, 'escort');
    const form = bookingOf(owner, world.slot(0));
    const { orderId } = await provider.ok(BOOK, form, owner);
    const address = 'GET /order/calendar/address.do';
    const { url } = await provider.ok(address, { orderId }, other);
    const answer = await fetch(`${provider.url}${url}`);
    expect(await answer.text()).toContain('测试');
    const asOwner = url.replace(/&?only=[^&]*/, '');
    expect((await fetch(`${provider.url}${asOwner}`)).status).toBe(404);
    expect((await provider.call(address, { orderId }, stranger)).code).toBe(CODE.NOT_FOUND);
  });

  test('is led to the appointment that there is, and of two requests at once one books', async () => {
    const { provider } = world;
    const [owner, other] = world.pair();
    await world.share(owner, other, 'guardian');
    const answers = await Promise.all(
      [owner, other].map((who, index) =>
        provider.call(BOOK, bookingOf(owner, world.slot(index)), who),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([CODE.SUCCESS, CODE.DUPLICATE_ORDER]);
    const [orderId] = await ordersOf(owner);
    const late = await provider.call(BOOK, bookingOf(owner, world.slot(2)), other);
    expect(late).toMatchObject({ code: CODE.DUPLICATE_ORDER, data: { orderId } });
    expect(await provider.ok(ORDER, { orderId: orderId ?? '' }, other)).toMatchObject({ orderId });
  });

  test('uses a place that they hold, though the appointment is the owner’s', async () => {
    const { provider, database } = world;
    const [owner, other] = world.pair();
    await world.share(owner, other, 'guardian');
    const [slotId] = await world.insertSlots([
      { day: dayFrom(6), capacity: 1, startTime: '15:00', endTime: '16:00' },
    ]);
    const parts = [{ slotId: slotId ?? 0, places: 1 }];
    const { holdId } = await provider.ok('POST /subscribe/subscribe/hold.do', { parts }, other);
    const form = { ...bookingOf(owner, slotId ?? 0), holdId };
    await provider.ok(BOOK, form, other);
    const { rows } = await database.pool.query('select remaining, held from slots where id = $1', [
      slotId,
    ]);
    expect(rows).toEqual([{ remaining: 0, held: 0 }]);
  });

  test('sees and changes nothing of the owner’s other people, in a visit of both either', async () => {
    const { provider, database } = world;
    const [owner, other] = world.pair();
    await world.share(owner, other, 'guardian');
    const siblingId = await world.member(owner);
    await database.pool.query(`update linkmen set name = '妹妹' where id = $1`, [siblingId]);
    const visit = {
      idempotencyKey: newKey(),
      depaCode: 'D1',
      people: [owner.linkmanId, siblingId].map((linkmanId) => {
        const { productId, doseNo, guidelineVersion } = bookingOf(owner, 0);
        return { linkmanId, productId, doseNo, guidelineVersion, slotId: world.slot(3) };
      }),
    };
    const ADD = 'POST /subscribe/subscribe/addFamily.do';
    expect((await provider.call(ADD, visit, other)).code).toBe(CODE.NOT_FOUND);
    const { orders } = await provider.ok(ADD, visit, owner);
    const orderOf = (id: string) => orders.find(({ linkmanId }) => linkmanId === id)?.orderId ?? '';
    const [own, sibling] = [orderOf(owner.linkmanId), orderOf(siblingId)];
    const detail = await provider.ok(ORDER, { orderId: own }, other);
    expect(detail.visit).toEqual([]);
    expect(await ordersOf(other)).toEqual([own]);
    const bookedOf = async (who: Parent) => {
      const { list } = await provider.ok('GET /message/message/pageList.do', {}, who);
      return list
        .filter(({ body }) => body.includes('疫苗 P1'))
        .map(({ title, body }) => title + body);
    };
    await until(async () => (await bookedOf(other)).length > 0);
    const whole = expect.stringMatching(/测试.*妹妹|妹妹.*测试/) as string;
    expect(await bookedOf(owner)).toEqual([whole]);
    const [heard, ...more] = await bookedOf(other);
    expect(heard).toContain('家人已预约：测试');
    expect(heard).not.toContain('妹妹');
    expect(more).toEqual([]);
    const tries = await Promise.all([
      provider.call(ORDER, { orderId: sibling }, other),
      provider.call(PLAN, { linkmanId: siblingId }, other),
      provider.call(CANCEL, { orderId: sibling, reason }, other),
      provider.call(
        'POST /order/subscribe/cancelVisit.do',
        { orderIds: [own, sibling], reason },
        other,
      ),
      provider.call(BOOK, { ...bookingOf(owner, world.slot(4)), replaceOrderId: sibling }, other),
    ]);
    expect(tries.map(({ code }) => code)).toEqual([
      ...Array<string>(4).fill(CODE.NOT_FOUND),
      CODE.NOT_REPLACEABLE,
    ]);
  });

  test('does not change or remove the member, pay, or invite others', async () => {
    const { provider } = world;
    const [owner, other] = world.pair();
    const { linkmanId } = owner;
    await world.share(owner, other, 'guardian');
    const { orderId } = await provider.ok(BOOK, bookingOf(owner, world.slot(0)), owner);
    const calls = [
      provider.call('GET /linkman/linkman/clientDetail.do', { linkmanId }, other),
      provider.call('POST /linkman/linkman/delete.do', { linkmanId }, other),
      provider.call('POST /linkman/linkman/setDefault.do', { linkmanId }, other),
      provider.call('GET /linkman/health/detail.do', { linkmanId }, other),
      provider.call(INVITE, { linkmanId, role: 'guardian', agreed }, other),
      provider.call(
        'POST /order/subscribe/prepay.do',
        { orderId, method: 'wechatH5' } as never,
        other,
      ),
      provider.call('POST /order/subscribe/remove.do', { orderId }, other),
    ];
    for (const { code } of await Promise.all(calls))
      expect([CODE.NOT_FOUND, CODE.PARAMETERS]).toContain(code);
    expect(await ordersOf(owner)).toEqual([orderId]);
  });

  test('does not add the child a second time', async () => {
    const { provider, database } = world;
    const [owner, other] = world.pair();
    await world.share(owner, other, 'guardian');
    const form = {
      name: '测试二',
      documentKind: 2,
      documentNumber: 'E87654321',
      sex: 1,
      birthday: '1990-05-17',
      relationType: 3,
      mobile: '13700000000',
      consent: true,
      consentVersion: '1.5',
    } as const;
    const own = await provider.ok('POST /linkman/linkman/saveOrUpdateV2.do', form, other);
    await database.pool.query(
      `update linkmen set person_key = (select person_key from linkmen where id = $1) where id = $2`,
      [own.linkmanId, owner.linkmanId],
    );
    await database.pool.query('update linkmen set deleted_at = now() where id = $1', [
      own.linkmanId,
    ]);
    const again = await provider.call('POST /linkman/linkman/saveOrUpdateV2.do', form, other);
    expect(again.code).toBe(CODE.LINKMAN_EXISTS);
    expect(again.msg).toContain('与您共享');
  });
});

type Named = keyof ReturnType<typeof inputsFor>;
const namesOf = (role: 'guardian' | 'escort'): EndpointName[] =>
  Object.entries(endpoints)
    .filter(([, spec]) => (spec as { caregivers?: string }).caregivers === role)
    .map(([name]) => name as EndpointName);

test('every call that a caregiver may make is listed here', () => {
  const listed = Object.keys(inputsFor('l', 'o', newKey(), 1));
  expect([...namesOf('guardian'), ...namesOf('escort')].sort()).toEqual([...listed].sort());
});

/** Calls that answer everybody, with or without a person of theirs; and those whose ids lead to nobody here. */
const WITHOUT_MEMBER: readonly string[] = [
  'GET /subscribe/subscribe/departmentWorkTimes2.do',
  'GET /subscribe/subscribe/submitDetail.do',
  'POST /vaccine/plan/removeDose.do',
];

describe('an escort', () => {
  test('sees where to go, what to bring and the code, and checks in; nothing else', async () => {
    const { provider } = world;
    const [owner, other] = world.pair();
    const { linkmanId } = owner;
    await world.share(owner, other, 'escort');
    const form = { ...bookingOf(owner, world.slot(0)), remark: '对鸡蛋过敏' };
    const { orderId } = await provider.ok(BOOK, form, owner);
    const detail = await provider.ok(ORDER, { orderId }, other);
    expect(detail).toMatchObject({
      ...{ role: 'escort', remark: '', mobileMasked: '', refund: null, timeline: [], lot: '' },
      payment: { state: 'clinic', methods: [], paidCents: 0 },
    });
    expect(detail.qrText).not.toBe('');
    expect(detail.actions).not.toEqual(expect.arrayContaining(['cancel']));
    expect(await ordersOf(other)).toEqual([orderId]);
    expect(await provider.ok(FAMILY, { shared: 'guardian' }, other)).toHaveLength(1);
    expect(await provider.ok(FAMILY, { shared: 'escort' }, other)).toHaveLength(2);
    const shown = await provider.ok(SHOW, { linkmanId }, other);
    expect(shown).toMatchObject({ role: 'escort', log: [], caregivers: [{ isOwn: true }] });
    const inputs = inputsFor(linkmanId, orderId, form.idempotencyKey, world.slot(1));
    for (const name of namesOf('guardian')) {
      if (WITHOUT_MEMBER.includes(name)) continue;
      const input = inputs[name as Named] as InputOf<typeof ORDER>;
      const answer = await provider.call(name as typeof ORDER, input, other);
      expect([name, answer.code]).toEqual([name, CODE.PARAMETERS]);
      expect(answer.msg).toContain('陪同的家人');
    }
    expect(await provider.ok(ORDER, { orderId }, owner)).toMatchObject({ status: 'BOOKED' });
  });
});

describe('access that has ended', () => {
  test.each(['remove', 'leave'] as const)(
    'by “%s” shows nothing at once, in any call, and takes its messages along',
    async (how) => {
      const { provider } = world;
      const [owner, other] = world.pair();
      const { linkmanId } = owner;
      await world.share(owner, other, 'guardian');
      const form = bookingOf(owner, world.slot(0));
      const { orderId } = await provider.ok(BOOK, form, other);
      const BOOKING = { messageClass: 'booking' } as const;
      const messages = async () =>
        (await provider.ok('GET /message/message/pageList.do', BOOKING, other)).list;
      await until(async () => (await messages()).length === 2);
      const { caregivers } = await provider.ok(SHOW, { linkmanId }, owner);
      const caregiverId = caregivers[0]?.caregiverId ?? '';
      await (how === 'remove'
        ? provider.ok('POST /linkman/caregiver/remove.do', { linkmanId, caregiverId }, owner)
        : provider.ok('POST /linkman/caregiver/leave.do', { linkmanId }, other));
      const inputs = inputsFor(linkmanId, orderId, form.idempotencyKey, world.slot(1));
      for (const [name, input] of Object.entries(inputs)) {
        if (WITHOUT_MEMBER.includes(name)) continue;
        const answer = await provider.call(
          name as typeof ORDER,
          input as InputOf<typeof ORDER>,
          other,
        );
        expect([name, answer.code]).toEqual([name, CODE.NOT_FOUND]);
      }
      expect((await provider.call(SHOW, { linkmanId }, other)).code).toBe(CODE.NOT_FOUND);
      expect(await ordersOf(other)).toEqual([]);
      expect(await provider.ok(FAMILY, { shared: 'escort' }, other)).toHaveLength(1);
      expect(await ordersOf(owner)).toEqual([orderId]);
      expect((await messages()).map(({ title }) => title)).toEqual([
        how === 'remove' ? '已停止共享：测试' : '家人已退出共享：测试',
        '家人已加入共享：测试',
      ]);
      const [ended] = (await provider.ok(SHOW, { linkmanId }, owner)).log;
      expect(ended?.kind).toBe(how === 'remove' ? 'removed' : 'left');
    },
  );

  test('is ended by its two sides only', async () => {
    const { provider } = world;
    const [owner, other, third] = world.trio();
    const { linkmanId } = owner;
    await world.share(owner, other, 'guardian');
    await world.share(owner, third, 'escort');
    const { caregivers } = await provider.ok(SHOW, { linkmanId }, owner);
    for (const { caregiverId } of caregivers)
      for (const who of [other, third])
        expect(
          (
            await provider.call(
              'POST /linkman/caregiver/remove.do',
              { linkmanId, caregiverId },
              who,
            )
          ).code,
        ).toBe(CODE.NOT_FOUND);
    expect((await provider.ok(SHOW, { linkmanId }, owner)).caregivers).toHaveLength(2);
  });

  test('ends with the member', async () => {
    const { provider, database } = world;
    const [owner, other] = world.pair();
    const childId = await world.member(owner);
    await world.share({ ...owner, linkmanId: childId }, other, 'guardian');
    await provider.ok('POST /linkman/linkman/delete.do', { linkmanId: childId }, owner);
    expect((await provider.call(PLAN, { linkmanId: childId }, other)).code).toBe(CODE.NOT_FOUND);
    const { rows } = await database.pool.query(
      'select from caregivers where linkman_id = $1 union all select from caregiver_events where linkman_id = $1',
      [childId],
    );
    expect(rows).toEqual([]);
  });
});
