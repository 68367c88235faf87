import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { bookingOf, CLINIC, newKey } from '../kit/worlds/booking-world';
import { day, openDeskWorld } from '../kit/desk-provider';
import type { DeskWorld, SlotName } from '../kit/desk-provider';
import { ANY_EFFECT, DESK_PASSWORD, openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';

describe('the clinic’s desk', () => {
  let world: DeskWorld;
  beforeAll(async () => {
    world = await openDeskWorld();
  });
  afterAll(async () => {
    await world?.close();
  });

  const ordersOf = async (on: string, at: Desk) =>
    (await at.ok('GET /desk/day.do', { day: on })).times.flatMap(({ visits }) =>
      visits.flatMap(({ orders }) => orders),
    );

  test('asks for a login, and takes neither a wrong password nor a user’s session for one', async () => {
    const { provider, desk, newCaller } = world;
    const wrong = { login: `desk-${CLINIC}`, password: 'not-this-one-1' };
    expect((await provider.call('POST /desk/login.do', wrong)).code).toBe(CODE.PASSWORD_WRONG);
    expect(
      (await provider.call('POST /desk/login.do', { login: 'nobody', password: DESK_PASSWORD }))
        .code,
    ).toBe(CODE.PASSWORD_WRONG);
    const caller = newCaller();
    const asUser = { headers: { 'desk-token': caller.token }, token: caller.token };
    expect((await provider.call('GET /desk/day.do', {}, asUser)).code).toBe(CODE.DESK_LOGIN);
    const asStaff = { token: desk.token };
    expect((await provider.call('GET /order/subscribe/summary.do', {}, asStaff)).code).toBe(
      CODE.LOGIN_INVALID,
    );
  });

  test('keeps out whoever guesses, and lets nobody on after signing out', async () => {
    const { provider } = world;
    const guess = { login: 'desk-guessed', password: 'guess' };
    const codes = [];
    for (let tried = 0; tried < 11; tried += 1)
      codes.push((await provider.call('POST /desk/login.do', guess)).code);
    expect(codes.at(-1)).toBe(CODE.TOO_MANY);
    const leaving = await openDesk(provider, CLINIC);
    expect((await leaving.ok('GET /desk/me.do', {})).depaCode).toBe(CLINIC);
    await leaving.ok('POST /desk/logout.do', {});
    expect((await leaving.call('GET /desk/me.do', {})).code).toBe(CODE.DESK_LOGIN);
  });

  test('every call of the desk but the login needs staff', async () => {
    const { provider } = world;
    const names = Object.entries(endpoints)
      .filter(([name]) => name.includes(' /desk/'))
      .map(([name, { access }]) => ({ name: name as EndpointName, access }));
    expect(names.length).toBeGreaterThan(12);
    for (const { name, access } of names) {
      if (access === 'anyone') expect(name).toMatch(/start|login|factor|password/);
      else expect((await provider.call(name, {} as never)).code).toBe(CODE.DESK_LOGIN);
    }
  });

  test('lists a day by time, with what each slot has left', async () => {
    const { desk, book } = world;
    const order = await book('soon');
    const today = await desk.ok('GET /desk/day.do', {});
    expect(today.day).toBe(day(0));
    const time = today.times.find(({ startTime }) => startTime === '11:00');
    expect(time?.slots).toMatchObject([
      { capacity: 10, taken: 1, held: 0, left: 9, closed: false },
    ]);
    expect(time?.visits.flatMap(({ orders }) => orders)).toMatchObject([
      {
        orderId: order.orderId,
        status: 'BOOKED',
        actions: ['arrive', 'cancel'],
        personName: '测试',
        mobileMasked: '139****5678',
      },
    ]);
    expect(JSON.stringify(today)).not.toContain('13912345678');
  });

  test('shows a family whose slots follow one another once, each dose with its own time', async () => {
    const { provider, ids, desk, newCaller } = world;
    const caller = newCaller();
    const second = await provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      {
        name: '家人',
        documentKind: 2,
        documentNumber: `F${newKey().slice(0, 8).toUpperCase()}`,
        sex: 2,
        birthday: '1992-03-03',
        relationType: 4,
        mobile: '13800000000',
        consent: true,
      },
      caller,
    );
    const { guidelineVersion } = bookingOf(caller, 0);
    const person = (linkmanId: string, slot: SlotName) => ({
      linkmanId,
      productId: 'P1',
      doseNo: 1,
      slotId: ids[slot],
      guidelineVersion,
    });
    await provider.ok(
      'POST /subscribe/subscribe/addFamily.do',
      {
        idempotencyKey: newKey(),
        depaCode: CLINIC,
        people: [
          person(caller.linkmanId, 'now'),
          person((second as { linkmanId: string }).linkmanId, 'soon'),
        ],
      },
      caller,
    );
    const { times } = await desk.ok('GET /desk/day.do', {});
    const visits = times.flatMap((time) =>
      time.visits.map((visit) => ({ startTime: time.startTime, ...visit })),
    );
    const family = visits.filter(({ visitId }) => visitId !== null);
    expect(family.map(({ startTime }) => startTime)).toEqual(['10:00']);
    expect(new Set(family.map(({ visitId }) => visitId)).size).toBe(1);
    expect(family.map(({ orders }) => orders.map(({ startTime }) => startTime))).toEqual([
      ['10:00', '11:00'],
    ]);
  });

  test('takes a person from arrival to done, with the lot on the order', async () => {
    const { desk, book, shown } = world;
    const order = await book('now');
    const { orderId } = order;
    expect((await desk.call('POST /desk/finish.do', { orderId, lot: 'Y202611' })).code).toBe(
      CODE.ORDER_STATE,
    );
    expect(await desk.ok('POST /desk/arrive.do', { orderId })).toMatchObject({
      status: 'ARRIVED',
      actions: ['finish', 'undoArrival', 'cancel'],
    });
    const second = await desk.call('POST /desk/arrive.do', { orderId });
    expect(second).toMatchObject({
      code: CODE.ORDER_STATE,
      msg: expect.stringMatching(
        new RegExp(`^已在 10:\\d\\d 登记并签到（护士 ${CLINIC}）$`),
      ) as string,
    });
    for (const lot of ['', '12', 'no digits', '批号1234'])
      expect((await desk.call('POST /desk/finish.do', { orderId, lot })).code).toBe(
        CODE.PARAMETERS,
      );
    const done = await desk.ok('POST /desk/finish.do', { orderId, lot: ' y2026-11 a' });
    expect(done).toMatchObject({
      status: 'DONE',
      lot: 'Y2026-11A',
      actions: ['correctLot', 'takeBack'],
    });
    const { status, timeline } = await shown(order);
    expect(status).toBe('DONE');
    expect(timeline.map(({ kind, actor, note }) => `${kind} ${actor} ${note}`.trim())).toEqual([
      'created user',
      'arrived clinic',
      'done clinic Y2026-11A',
    ]);
    const corrected = await desk.ok('POST /desk/correctLot.do', { orderId, lot: 'y2026-11b' });
    expect(corrected).toMatchObject({ status: 'DONE', lot: 'Y2026-11B' });
    const after = await shown(order);
    expect(after.lot).toBe('Y2026-11B');
    expect(after.timeline.map(({ kind, note }) => `${kind} ${note}`.trim())).toEqual([
      'created',
      'arrived',
      'done Y2026-11B',
    ]);
  });

  test('registers arrivals on the day only, and nobody as missing before their time', async () => {
    const { desk, book, shown } = world;
    const { orderId } = await book('tomorrow');
    expect((await desk.call('POST /desk/arrive.do', { orderId })).msg).toContain(day(1));
    expect((await desk.call('POST /desk/noShow.do', { orderId })).msg).toContain('还没到');
    const missed = await book('now');
    const answer = await desk.ok('POST /desk/noShow.do', { orderId: missed.orderId });
    expect(answer.status).toBe('NO_SHOW');
    expect((await shown(missed)).timeline.at(-1)).toMatchObject({
      kind: 'noShow',
      actor: 'clinic',
    });
    expect(answer.actions).toEqual(['arrive']);
    expect(await desk.ok('POST /desk/arrive.do', { orderId: missed.orderId })).toMatchObject({
      status: 'ARRIVED',
      actions: ['finish', 'undoArrival', 'cancel'],
    });
  });

  test('lets whoever is not fit go again: the place is free, and the dose can be booked anew', async () => {
    const { desk, book, shown } = world;
    const order = await book('now');
    const { orderId, caller } = order;
    const left = async () =>
      (await desk.ok('GET /desk/day.do', {})).times.find(({ startTime }) => startTime === '10:00')
        ?.slots[0]?.left ?? 0;
    const before = await left();
    await desk.ok('POST /desk/arrive.do', { orderId });
    const reason = '体温 38℃，今天不宜接种';
    expect((await desk.ok('POST /desk/cancel.do', { orderId, reason })).status).toBe('CANCELLED');
    expect(await left()).toBe(before + 1);
    expect((await shown(order)).timeline.at(-1)).toMatchObject({ kind: 'cancelled', note: reason });
    await book('tomorrow', caller);
    const late = await desk.call('POST /desk/arrive.do', { orderId });
    expect(late.msg).toContain('取消');
  });

  describe('an arrival that was entered for the wrong person', () => {
    const arrived = async () => {
      const order = await world.book('now');
      await world.desk.ok('POST /desk/arrive.do', { orderId: order.orderId });
      return order;
    };
    const undo = (orderId: string) => world.desk.call('POST /desk/undoArrival.do', { orderId });

    test('is taken back: the appointment and its place stay theirs, and the timeline says who did it', async () => {
      const { desk, shown } = world;
      const order = await arrived();
      const { orderId } = order;
      const { times: before } = await desk.ok('GET /desk/day.do', {});
      expect((await undo(orderId)).data).toMatchObject({
        status: 'BOOKED',
        actions: ['arrive', 'noShow', 'cancel'],
      });
      const { times: after } = await desk.ok('GET /desk/day.do', {});
      expect(after.map(({ slots }) => slots)).toEqual(before.map(({ slots }) => slots));
      const { timeline, actions } = await shown(order);
      expect(timeline.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
        'created user',
        'arrived clinic',
        'arrivalUndone clinic',
      ]);
      expect(actions).toContain('scanConfirm');
      const again = await undo(orderId);
      expect(again.code).toBe(CODE.ORDER_STATE);
      expect(again.msg).toMatch(/^签到已在 10:0\d 撤回（护士 /);
      expect((await desk.ok('POST /desk/arrive.do', { orderId })).status).toBe('ARRIVED');
    });

    test('was a missed appointment before, and is one again', async () => {
      const { desk, book } = world;
      const { orderId } = await book('now');
      await desk.ok('POST /desk/noShow.do', { orderId });
      await desk.ok('POST /desk/arrive.do', { orderId });
      expect((await undo(orderId)).data).toMatchObject({ status: 'NO_SHOW', actions: ['arrive'] });
    });

    test('stays where something followed it, whoever is quicker, and where there was no appointment', async () => {
      const { desk, ids } = world;
      const { orderId } = await arrived();
      const lot = { orderId, lot: 'Y202611' };
      const answers = await Promise.all([undo(orderId), desk.call('POST /desk/finish.do', lot)]);
      expect(answers.map(({ code }) => code).sort()).toEqual([CODE.SUCCESS, CODE.ORDER_STATE]);

      const done = await arrived();
      await desk.ok('POST /desk/finish.do', { ...lot, orderId: done.orderId });
      expect((await undo(done.orderId)).msg).toContain('完成接种，批号 Y202611');

      const walkIn = await desk.ok('POST /desk/walkIn.do', {
        idempotencyKey: newKey(),
        slotId: ids.now,
        doseNo: 1,
        name: '路过的人',
        documentKind: 2,
        documentNumber: 'E87654321',
        birthday: '1990-01-01',
        sex: 1,
      });
      expect(walkIn.actions).toEqual(['finish', 'cancel']);
      const refused = await undo(walkIn.orderId);
      expect(refused.code).toBe(CODE.ORDER_STATE);
      expect(refused.msg).toContain('现场登记');
    });

    test('is told to whoever had checked in themselves, and to nobody else', async () => {
      const { provider, desk, book, messageOf } = world;
      const byDesk = await arrived();
      await undo(byDesk.orderId);
      const own = await book('now');
      const { code } = await desk.ok('GET /desk/code.do', {});
      const checkIn = { orderId: own.orderId, code };
      await provider.ok('POST /order/subscribe/confirmSubscribe.do', checkIn, own.caller);
      await undo(own.orderId);
      expect((await messageOf(own.caller, 'arrivalUndone')).body).toContain('预约照旧');
      const { list } = await provider.ok('GET /message/message/pageList.do', {}, byDesk.caller);
      expect(list.map(({ kind }) => kind)).toEqual(['booked']);
    });
  });

  test('who came after all under a booking that was missed, and has booked anew, comes with that one', async () => {
    const { desk, book } = world;
    const { orderId, caller } = await book('now');
    await desk.ok('POST /desk/noShow.do', { orderId });
    await book('tomorrow', caller);
    const answer = await desk.call('POST /desk/arrive.do', { orderId });
    expect(answer).toMatchObject({ code: CODE.DUPLICATE_ORDER });
    expect(answer.msg).toContain('新的预约');
  });

  test('finds an order by its code and by its reference, however typed', async () => {
    const { desk, otherDesk, book, shown } = world;
    const order = await book('later');
    const { qrText, reference } = await shown(order);
    for (const code of [qrText, reference, ` ${reference.replace('-', ' ').toLowerCase()} `])
      expect((await desk.ok('GET /desk/find.do', { code })).orderId).toBe(order.orderId);
    expect((await otherDesk.call('GET /desk/find.do', { code: qrText })).code).toBe(CODE.NOT_FOUND);
    expect((await desk.call('GET /desk/find.do', { code: 'ZZZZ-ZZZZ' })).code).toBe(CODE.NOT_FOUND);
  });

  test('another clinic’s staff see and change nothing', async () => {
    const { ids, desk, otherDesk, book, shown } = world;
    const order = await book('later');
    const { orderId } = order;
    const before = await desk.ok('GET /desk/day.do', {});
    const attempts: [Promise<{ code: string }>, string][] = [
      [otherDesk.call('POST /desk/confirm.do', { orderId }), CODE.NOT_FOUND],
      [otherDesk.call('POST /desk/arrive.do', { orderId }), CODE.NOT_FOUND],
      [otherDesk.call('POST /desk/noShow.do', { orderId }), CODE.NOT_FOUND],
      [otherDesk.call('POST /desk/finish.do', { orderId, lot: 'X12345' }), CODE.NOT_FOUND],
      [otherDesk.call('POST /desk/cancel.do', { orderId, reason: '不应成功' }), CODE.NOT_FOUND],
      [
        otherDesk.call('POST /desk/capacity.do', { slotId: ids.later, capacity: 9 }),
        CODE.NOT_FOUND,
      ],
      [
        otherDesk.call('POST /desk/close.do', {
          day: day(0),
          slotId: ids.later,
          reason: '不应成功',
          shown: ANY_EFFECT,
        }),
        CODE.NOT_FOUND,
      ],
      [
        otherDesk.call('GET /desk/closingEffect.do', { day: day(0), slotId: ids.later }),
        CODE.NOT_FOUND,
      ],
      [otherDesk.call('POST /desk/undoArrival.do', { orderId }), CODE.NOT_FOUND],
      [otherDesk.call('POST /desk/reopen.do', { day: day(0), slotId: ids.soon }), CODE.NOT_FOUND],
      [
        otherDesk.call('POST /desk/walkIn.do', {
          idempotencyKey: newKey(),
          slotId: ids.later,
          doseNo: 1,
          name: '某人',
          documentKind: 2,
          documentNumber: 'E12345678',
          birthday: '1990-01-01',
          sex: 1,
        }),
        CODE.NOT_FOUND,
      ],
    ];
    for (const [attempt, code] of attempts) expect((await attempt).code).toBe(code);
    // Closing its own day does not affect this clinic's.
    const closing = { day: day(0), reason: '自己的一天', shown: ANY_EFFECT };
    const own = await otherDesk.ok('POST /desk/close.do', closing);
    expect(own.slots).toBe(1);
    await otherDesk.ok('POST /desk/reopen.do', { day: day(0) });
    expect(await ordersOf(day(0), otherDesk)).toEqual([]);
    const choices = await otherDesk.ok('GET /desk/walkInChoices.do', {});
    expect(choices.flatMap(({ slots }) => slots.map(({ slotId }) => slotId))).toEqual([
      ids.elsewhere,
    ]);
    expect(await desk.ok('GET /desk/day.do', {})).toEqual(before);
    expect((await shown(order)).status).toBe('BOOKED');
  });
});
