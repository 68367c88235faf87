import { CODE } from '@contract/errors';
import type { RestOfCourse } from '@contract/subscribe/rest-endpoints';
import { KINDS, newKey } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { createDoseWorld, on, PRICE } from '../kit/worlds/dose-world';

const RABIES = 'rabies-chengda';
const REST = 'GET /subscribe/subscribe/restOfCourse.do';
const BOOK = 'POST /subscribe/subscribe/bookRest.do';
/** The last dose's day by the schedule has no slot. */
const FULL_DAY = 28;
const MINUTE = 60_000;

describe.each(KINDS)('a course after a bite on %s', (kind) => {
  let world: Awaited<ReturnType<typeof open>>;
  const open = () =>
    createDoseWorld(kind, {
      products: [RABIES],
      people: { new: '2019-05-01', again: '1990-05-01', other: '1990-05-01' },
      closed: { [RABIES]: [FULL_DAY] },
    });
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world?.remove());

  const rest = (caller: Caller, orderId: string, chosen?: string) =>
    world.provider.ok(REST, { orderId, ...(chosen && { chosen }) } as never, caller);
  const lines = ({ doses }: RestOfCourse) =>
    doses.map(({ doseNo, step, slot, order }) => [
      doseNo,
      step,
      slot?.day ?? order?.day,
      slot?.startTime ?? order?.startTime,
    ]);
  const request = ({ orderId, guidelineVersion, doses }: RestOfCourse) => ({
    idempotencyKey: newKey(),
    orderId,
    guidelineVersion,
    doses: doses.flatMap(({ doseNo, slot }) => (slot ? { doseNo, slotId: slot.slotId } : [])),
  });
  const detail = (caller: Caller, orderId: string) =>
    world.provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
  const statusOf = async (caller: Caller, orderId: string) =>
    (await detail(caller, orderId)).status;

  test('is booked at once on its days; a missed day moves the rest at once', async () => {
    const { provider, people, give, morningOf } = world;
    const caller = people.new;
    const first = await world.add(caller, RABIES, 0);
    expect(first.code).toBe(CODE.SUCCESS);
    const { orderId } = first.data;

    const offered = await rest(caller, orderId);
    // Today's own appointment is nearer than two hours, and stands.
    expect(lines(offered)).toEqual([
      [2, 'book', on(3), '10:00'],
      [3, 'book', on(7), '10:00'],
      [4, 'book', on(14), '10:00'],
      [5, 'book', on(29), '10:00'],
    ]);
    expect(offered.doses[3]).toMatchObject({ recommended: on(FULL_DAY), isFull: true });
    expect(offered.eachCents).toBe(PRICE);

    // Another time of day, and a day that is too soon.
    const late = await rest(caller, orderId, `2:${world.slot(RABIES, 4, '15:00')}`);
    expect(lines(late).slice(0, 2)).toEqual([
      [2, 'book', on(4), '15:00'],
      [3, 'book', on(8), '10:00'],
    ]);
    const soon = { ...request(offered), doses: [{ doseNo: 2, slotId: world.slot(RABIES, 2) }] };
    expect((await provider.call(BOOK, soon, { token: caller.token })).code).toBe(CODE.INTERVAL);
    const outdated = { ...request(offered), guidelineVersion: 'v0' };
    const refused = await provider.call(BOOK, outdated, { token: caller.token });
    expect(refused.code).toBe(CODE.DISCLOSURE_MISSING);
    const stranger = await provider.call(BOOK, request(offered), { token: people.other.token });
    expect(stranger.code).toBe(CODE.NOT_FOUND);

    const once = request(offered);
    const booked = await provider.ok(BOOK, once, caller);
    expect(booked.orders.map(({ doseNo }) => doseNo)).toEqual([2, 3, 4, 5]);
    expect(await provider.ok(BOOK, once, caller)).toEqual(booked);
    const stands = await rest(caller, orderId);
    expect(stands.doses.map(({ step }) => step)).toEqual(['keep', 'keep', 'keep', 'keep']);
    const [second = '', third = '', fourth = '', fifth = ''] = booked.orders.map(
      (one) => one.orderId,
    );

    await give(orderId, 0);
    await give(second, 3);
    // Nobody comes on day 7; the next morning the provider notes it, and tells the owner.
    await morningOf(8);
    await provider.jobsAt(provider.now + MINUTE);
    expect(await statusOf(caller, third)).toBe('NO_SHOW');
    const messages = await provider.ok('GET /message/message/pageList.do', {}, caller);
    const told = messages.list.filter(({ kind: of }) => of === 'courseLate');
    expect(told).toMatchObject([{ link: { page: 'restOfCourse', query: { orderId: third } } }]);

    const moving = await rest(caller, third);
    expect(lines(moving)).toEqual([
      [3, 'book', on(8), '10:00'],
      [4, 'move', on(15), '10:00'],
      // The day after the schedule's was the first with a place, and is now the schedule's.
      [5, 'keep', on(29), '10:00'],
    ]);
    const before = await detail(caller, fourth);
    const alone = { ...request(moving), doses: request(moving).doses.slice(0, 1) };
    const left = await provider.call(BOOK, alone, { token: caller.token });
    expect(left.code).toBe(CODE.ORDER_STATE);
    const together = request(moving);
    const done = await provider.ok(BOOK, together, caller);
    expect(done.orders.slice(1)).toEqual([{ doseNo: 4, orderId: fourth }]);
    expect(await provider.ok(BOOK, together, caller)).toEqual(done);
    const after = await detail(caller, fourth);
    expect(after).toMatchObject({
      day: on(15),
      status: 'BOOKED',
      reference: before.reference,
      changesLeft: before.changesLeft,
    });
    expect((await rest(caller, third)).doses.map(({ step }) => step)).not.toContain('move');

    // A day later by choice is the owner's own change, and moves what follows.
    const wish = await rest(caller, fourth, `4:${world.slot(RABIES, 16)}`);
    expect(lines(wish)).toEqual([
      [4, 'move', on(16), '10:00'],
      [5, 'move', on(30), '10:00'],
    ]);
    await provider.ok(BOOK, request(wish), caller);
    expect(await detail(caller, fourth)).toMatchObject({
      day: on(16),
      changesLeft: before.changesLeft - 1,
    });
    expect(await detail(caller, fifth)).toMatchObject({
      day: on(30),
      changesLeft: before.changesLeft,
    });
  });

  test('after a full course of years ago takes two doses, on days 0 and 3', async () => {
    const { provider, people, check, give } = world;
    const caller = people.again;
    const days = ['2024-01-01', '2024-01-04', '2024-01-08', '2024-01-15', '2024-01-29'];
    await world.note(caller, 'rabies', days);
    expect(await check(caller, RABIES)).toMatchObject({ suggestedDoseNo: 1 });
    const first = await world.add(caller, RABIES, 9);
    const { orderId } = first.data;
    const offered = await rest(caller, orderId);
    expect(lines(offered)).toEqual([
      [1, 'keep', on(9), '10:00'],
      [2, 'book', on(12), '10:00'],
    ]);
    const { orders } = await provider.ok(BOOK, request(offered), caller);
    await give(orderId, 9);
    await give(orders[0]?.orderId ?? '', 12);
    expect((await rest(caller, orderId)).doses).toEqual([]);
  });

  test('leaves the ledger of slots and orders right', async () => {
    const { unbalanced, unrecorded } = await world.close();
    expect({ unbalanced, unrecorded }).toEqual({ unbalanced: [], unrecorded: 0 });
  });
});
