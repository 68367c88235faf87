import type { ClosingEffect } from '@contract/desk/endpoints';
import { CODE } from '@contract/errors';
import { bookingOf, CLINIC, newKey } from '../kit/worlds/booking-world';
import { day, openDeskWorld } from '../kit/desk-provider';
import type { DeskWorld } from '../kit/desk-provider';
import { ANY_EFFECT } from '../kit/worlds/desk-world';
import type { CallOptions } from '../kit/harness';
import { payAhead } from '../kit/worlds/pay-ahead';

describe('what the desk changes', () => {
  let world: DeskWorld;
  beforeAll(async () => {
    world = await openDeskWorld();
  });
  afterAll(async () => {
    // Every change of a slot's capacity is recorded with who made it.
    expect(await world?.close()).toEqual([
      { staff_id: `s-${CLINIC}`, capacity_before: 2, capacity_after: 5 },
      { staff_id: `s-${CLINIC}`, capacity_before: 5, capacity_after: 1 },
    ]);
  });

  test('cancels with a reason that the person reads in a message', async () => {
    const { desk, book, messageOf } = world;
    const order = await book('far');
    const reason = '疫苗未到货';
    expect((await desk.ok('POST /desk/cancel.do', { orderId: order.orderId, reason })).status).toBe(
      'CANCELLED',
    );
    const message = await messageOf(order.caller, 'cancelledByClinic');
    expect(message.body).toContain(reason);
    expect(message.body).toContain('最近可约');
    expect(message.link).toEqual({ page: 'orderDetail', query: { orderId: order.orderId } });
  });

  test('closes a day: orders are kept, told, and moved without costing a change', async () => {
    const { provider, ids, desk, otherDesk, newCaller, book, shown, messageOf } = world;
    const order = await book('closing');
    const closed = await desk.ok('POST /desk/close.do', {
      day: day(2),
      reason: '设备检修',
      shown: ANY_EFFECT,
    });
    expect(closed).toEqual({ slots: 1, told: 1, cancelled: 0 });
    expect(
      await desk.ok('POST /desk/close.do', { day: day(2), reason: '设备检修', shown: ANY_EFFECT }),
    ).toEqual({
      slots: 0,
      told: 0,
      cancelled: 0,
    });
    const message = await messageOf(order.caller, 'slotClosed');
    expect(message.body).toContain('设备检修');
    expect(message.link?.page).toBe('modifyOrder');
    expect(await shown(order)).toMatchObject({ status: 'BOOKED', changesLeft: 4 });
    const target = { day: day(2) };
    const waiting = await desk.ok('GET /desk/closing.do', target);
    expect(waiting).toMatchObject({
      reason: '设备检修',
      people: [{ outcome: 'waiting', from: '09:00', order: { orderId: order.orderId } }],
    });
    const late = newCaller();
    const refused = await provider.call(
      'POST /subscribe/subscribe/addV2.do',
      bookingOf(late, ids.closing),
      late,
    );
    expect(refused.code).toBe(CODE.SLOT_CLOSED);
    const { orderId } = order;
    const moved = await provider.ok(
      'POST /order/subscribe/update.do',
      { orderId, slotId: ids.other },
      order.caller,
    );
    expect(moved).toMatchObject({ day: day(3), changesLeft: 3 });
    expect(moved.timeline.map(({ kind }) => kind)).toEqual(['created', 'slotClosed', 'changed']);
    for (const more of [{}, { slotId: ids.closing }])
      expect(await desk.ok('GET /desk/closing.do', { ...target, ...more })).toMatchObject({
        people: [{ outcome: 'moved', from: '09:00', order: { orderId, day: day(3) } }],
      });
    expect((await otherDesk.ok('GET /desk/closing.do', target)).people).toEqual([]);
  });

  test('says before a closing whom it concerns, and closes no more than was shown', async () => {
    const { provider, ids, desk, newCaller, book } = world;
    const target = { day: day(5) };
    const effect = () => desk.ok('GET /desk/closingEffect.do', target);
    const noEffect = { slots: 1, appointments: 0, people: 0, paid: 0, cancelled: 0, lapsing: 0 };
    expect(await effect()).toEqual(noEffect);
    const leaving = await book('asked');
    const { caller: payer, orderId } = await book('asked');
    await payAhead(provider, orderId, payer);
    const parts = [{ slotId: ids.asked, places: 2 }];
    await provider.ok('POST /subscribe/subscribe/hold.do', { parts }, newCaller());
    const before = await effect();
    expect(before).toEqual({ ...noEffect, appointments: 2, people: 2, paid: 1, lapsing: 2 });

    await book('asked');
    const close = (shown: ClosingEffect) =>
      desk.call('POST /desk/close.do', { ...target, reason: '停水', shown });
    const refused = await close(before);
    const now = { ...before, appointments: 3, people: 3 };
    expect(refused).toMatchObject({ code: CODE.CLOSING_CHANGED, data: now });
    expect(refused.msg).toContain('3 个预约');
    expect(await effect()).toEqual(now);

    // Fewer than shown needs no second confirmation.
    const gone = { orderId: leaving.orderId, reason: 'time' } as const;
    await provider.ok('POST /order/subscribe/cancel.do', gone, leaving.caller);
    expect((await close(now)).data).toEqual({ slots: 1, told: 2, cancelled: 0 });
    expect(await effect()).toEqual({ ...noEffect, slots: 0 });
  });

  test('an arrival taken back after its time was closed: the person is told as all the others were', async () => {
    const { ids, desk, book, shown, messageOf } = world;
    const order = await book('later');
    const { orderId } = order;
    await desk.ok('POST /desk/arrive.do', { orderId });
    const target = { day: day(0), slotId: ids.later };
    const closing = { ...target, reason: '冰箱故障', shown: ANY_EFFECT };
    expect((await desk.ok('POST /desk/close.do', closing)).told).toBe(0);
    const { status } = await desk.ok('POST /desk/undoArrival.do', { orderId });
    expect(status).toBe('BOOKED');
    expect((await messageOf(order.caller, 'slotClosed')).body).toContain('冰箱故障');
    expect((await shown(order)).changesLeft).toBe(4);
    expect((await desk.ok('GET /desk/closing.do', target)).people).toMatchObject([
      { outcome: 'waiting', order: { orderId } },
    ]);
  });

  test('closing at the last minute cancels at once: nobody is to stand before a closed door', async () => {
    const { ids, desk, book, shown, messageOf } = world;
    const near = await book('soon');
    const target = { day: day(0), slotId: ids.soon };
    const effect = await desk.ok('GET /desk/closingEffect.do', target);
    const closing = { ...target, reason: '停电', shown: effect };
    const closed = await desk.ok('POST /desk/close.do', closing);
    expect(closed.told).toBeGreaterThanOrEqual(1);
    expect(effect).toMatchObject({ appointments: closed.told, cancelled: closed.told });
    expect(closed.cancelled).toBe(closed.told);
    expect(await shown(near)).toMatchObject({ status: 'CANCELLED', cancelReason: 'clinicClosed' });
    const { people } = await desk.ok('GET /desk/closing.do', target);
    expect(people.map(({ outcome }) => outcome)).toEqual(people.map(() => 'ended'));
    expect(people).toHaveLength(closed.told);
    expect((await messageOf(near.caller, 'closedCancelled')).body).toContain('请勿前往');
  });

  test('opening again tells those who kept their order that it stands', async () => {
    const { ids, desk, book, messageOf } = world;
    const order = await book('reopened');
    const target = { day: day(4), slotId: ids.reopened };
    await desk.ok('POST /desk/close.do', { ...target, reason: '培训', shown: ANY_EFFECT });
    expect(await desk.ok('POST /desk/reopen.do', target)).toMatchObject({ slots: 1, told: 1 });
    expect((await messageOf(order.caller, 'slotReopened')).body).toContain('照常');
    await book('reopened');
  });

  test('sets a slot’s places, never below those taken', async () => {
    const { provider, ids, desk, newCaller, book } = world;
    await book('tight');
    const slotId = ids.tight;
    expect(await desk.ok('POST /desk/capacity.do', { slotId, capacity: 5 })).toMatchObject({
      capacity: 5,
      left: 4,
    });
    const low = await desk.call('POST /desk/capacity.do', { slotId, capacity: 0 });
    expect(low).toMatchObject({ code: CODE.CAPACITY_TOO_LOW, data: { used: 1 } });
    expect(low.msg).toContain('最少可设为 1');
    expect(await desk.ok('POST /desk/capacity.do', { slotId, capacity: 1 })).toMatchObject({
      left: 0,
    });
    const late = newCaller();
    const full = await provider.call(
      'POST /subscribe/subscribe/addV2.do',
      bookingOf(late, slotId),
      late,
    );
    expect(full.code).toBe(CODE.SLOT_FULL);
  });

  describe('a walk-in', () => {
    const form = (more = {}) => ({
      idempotencyKey: newKey(),
      slotId: world.ids.evening,
      doseNo: 1,
      name: '路过的人',
      documentKind: 2 as const,
      documentNumber: `W${newKey().slice(0, 8)}`,
      birthday: '1990-01-01',
      sex: 1 as const,
      ...more,
    });

    /** Enters the person of a walk-in under this name, as a member of the caller's family. */
    const enter = async (input: ReturnType<typeof form>, name: string, caller: CallOptions) => {
      const { documentKind, documentNumber, birthday, sex } = input;
      const document = { documentKind, documentNumber, birthday, sex };
      const rest = { mobile: '13800138000', relationType: 6, consent: true } as const;
      return world.provider.ok(
        'POST /linkman/linkman/saveOrUpdateV2.do',
        { name, ...document, ...rest },
        caller,
      );
    };

    test('becomes an order of the clinic that takes a place, once for a key', async () => {
      const { ids, desk } = world;
      const choices = await desk.ok('GET /desk/walkInChoices.do', {});
      const chosen = choices[0]?.slots.find(({ slotId }) => slotId === ids.evening);
      expect(chosen?.left).toBe(3);
      const input = form();
      const [one, two] = await Promise.all([
        desk.ok('POST /desk/walkIn.do', input),
        desk.ok('POST /desk/walkIn.do', input),
      ]);
      expect(one).toMatchObject({ status: 'ARRIVED', source: 'walk_in', personName: '路过的人' });
      expect(two.orderId).toBe(one.orderId);
      const { times } = await desk.ok('GET /desk/day.do', {});
      const mine = times
        .flatMap(({ visits }) => visits.flatMap(({ orders }) => orders))
        .filter(({ source }) => source === 'walk_in');
      expect(mine).toHaveLength(1);
      expect(one.documentMasked).not.toContain(input.documentNumber.toUpperCase());
      const lot = { orderId: one.orderId, lot: 'W20261' };
      expect((await desk.ok('POST /desk/finish.do', lot)).status).toBe('DONE');

      // Once completed it is on record in the plan of the family that it is shown to.
      const onRecord = async (mobile: string, name: string) => {
        const caller = { as: await world.provider.signUp(mobile) };
        const { linkmanId } = await enter(input, name, caller);
        const plan = await world.provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, caller);
        return plan.taken.map(({ id, source, doseNo }) => ({ id, source, doseNo }));
      };
      expect(await onRecord('13900000101', input.name)).toEqual([
        { id: one.orderId, source: 'order', doseNo: 1 },
      ]);
      expect(await onRecord('13900000102', '另外的人')).toEqual([]);
    });

    test('of another person, time or dose under a key that was used is refused, and changes nothing', async () => {
      const { ids, desk } = world;
      const input = form({ slotId: ids.evening, name: '第一个人' });
      const { orderId } = await desk.ok('POST /desk/walkIn.do', input);
      const others = [
        { name: '第二个人', documentNumber: `W${newKey().slice(0, 8)}` },
        { slotId: ids.far },
        { doseNo: 2 },
      ];
      for (const other of others) {
        const answer = await desk.call('POST /desk/walkIn.do', { ...input, ...other });
        expect(answer).toMatchObject({ code: CODE.KEY_REUSED, data: null });
        expect(answer.msg).toContain('清空重填');
      }
      expect((await desk.ok('POST /desk/walkIn.do', input)).orderId).toBe(orderId);
      await desk.ok('POST /desk/cancel.do', { orderId, reason: '登记有误' });
    });

    test('is shown to the family that knows the person by number and name, and not to one that knows a number', async () => {
      const { ids, desk, provider, newCaller } = world;
      const input = form({ slotId: ids.evening, name: 'Anna Weiß' });
      const { orderId } = await desk.ok('POST /desk/walkIn.do', input);
      const seenAs = async (name: string) => {
        const caller = newCaller();
        await enter(input, name, caller);
        const { list } = await provider.ok('GET /order/offline/pageList.do', {}, caller);
        return list.map((order) => order.orderId);
      };
      expect(await seenAs('anna  WEIß')).toEqual([orderId]);
      expect(await seenAs('Anna Schwarz')).toEqual([]);
      await desk.ok('POST /desk/cancel.do', { orderId, reason: '登记有误' });
    });

    test('is refused where the dose is booked, the age is wrong, or the slot is full or not today’s', async () => {
      const { ids, desk, newCaller, book } = world;
      const caller = newCaller();
      await book('far', caller);
      const documentNumber = caller.linkmanId.replace(/-/g, '').toUpperCase();
      const booked = { documentNumber, birthday: '1990-05-17' };
      const twice = await desk.call('POST /desk/walkIn.do', form(booked));
      expect(twice).toMatchObject({
        code: CODE.DUPLICATE_ORDER,
        data: { reference: expect.any(String) },
      });
      const { reference } = twice.data as { reference?: string };
      expect(twice.msg).toContain(`${day(6)} 09:00，预约号 ${reference}`);
      const young = form({ birthday: day(-400) });
      expect((await desk.call('POST /desk/walkIn.do', young)).code).toBe(CODE.TOO_YOUNG);
      const odd = form({ documentKind: 1, documentNumber: '110105194912310021' });
      expect((await desk.call('POST /desk/walkIn.do', odd)).code).toBe(CODE.CARD_INVALID);
      const tomorrow = form({ slotId: ids.tomorrow });
      expect((await desk.call('POST /desk/walkIn.do', tomorrow)).code).toBe(CODE.NOT_FOUND);
      await desk.ok('POST /desk/walkIn.do', form());
      await desk.ok('POST /desk/walkIn.do', form());
      expect((await desk.call('POST /desk/walkIn.do', form())).code).toBe(CODE.SLOT_FULL);
    });
  });

  test('messages are their reader’s own, counted, and read once', async () => {
    const { provider, newCaller, book, messageOf } = world;
    const order = await book('far');
    const { messageId } = await messageOf(order.caller, 'booked');
    const stranger = newCaller();
    expect(
      (await provider.call('GET /message/message/detail.do', { messageId }, stranger)).code,
    ).toBe(CODE.NOT_FOUND);
    await provider.ok('POST /message/message/read.do', { messageId }, stranger);
    const unread = await provider.ok('GET /message/message/unread.do', {}, order.caller);
    expect(unread.total).toBe(1);
    expect(unread.classes.find(({ messageClass }) => messageClass === 'booking')).toMatchObject({
      unread: 1,
      newest: { messageId, read: false },
    });
    const english = { ...order.caller, language: 'en' as const };
    const { title } = await provider.ok('GET /message/message/detail.do', { messageId }, english);
    expect(title).toBe('Booked');
    expect(await provider.ok('POST /message/message/read.do', { messageId }, order.caller)).toEqual(
      {
        total: 0,
      },
    );
  });
});
