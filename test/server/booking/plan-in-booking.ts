import { CODE } from '@contract/errors';
import { LIVE_GAP_DAYS } from '@contract/plan/schedule-rules';
import type { Refusal } from '@contract/subscribe/endpoints';
import { day } from '../kit/worlds/booking-slots';
import { bookingOf, CLINIC, OTHER_CLINIC } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { MMR, HEPATITIS_A } from '../kit/worlds/live-world';
import type { LiveSlot, LiveWorld } from '../kit/worlds/live-world';
import { until } from '../kit/until';

const ADD = 'POST /subscribe/subscribe/addV2.do';
const JOIN = 'POST /subscribe/waiting/join.do';
const isOfMmr = (slot: LiveSlot): boolean => slot.startsWith('mmr');

/** How the plan affects booking: other injected live vaccines, and self-reported doses. */
export function planInBooking(here: () => { provider: Provider; world: LiveWorld }): void {
  const newCaller = (): Caller => here().world.callers.pop() as Caller;
  const add = (caller: Caller, slot: LiveSlot, part: object = {}) => {
    const { provider, world } = here();
    const productId = isOfMmr(slot) ? MMR : HEPATITIS_A;
    const form = { ...bookingOf(caller, world.ids[slot]), productId, ...part };
    return provider.call(ADD, form, { token: caller.token });
  };
  const note = (caller: Caller, code: 'mmr' | 'hepa-l', doseNo: number, on: string) =>
    here().provider.ok(
      'POST /vaccine/plan/saveDose.do',
      { linkmanId: caller.linkmanId, code, doseNo, day: on },
      caller,
    );
  const refusal = (answer: { data: unknown }): Refusal => answer.data as Refusal;

  test.each([
    ['mmrToday', 'dayBefore', LIVE_GAP_DAYS],
    ['mmrLast', 'tomorrow', LIVE_GAP_DAYS],
  ] as const)('keeps two live vaccines apart: %s and %s', async (first, near, until) => {
    const caller = newCaller();
    expect((await add(caller, first)).code).toBe(CODE.SUCCESS);
    const early = await add(caller, near);
    expect(early.code).toBe(CODE.INTERVAL);
    expect(refusal(early).allowedFrom).toBe(day(until));
    expect(early.msg).toMatch(new RegExp(`麻腮风疫苗.*${day(until)}`));
    const offered = refusal(early).alternatives.map((alternative) => alternative.day);
    expect([...new Set(offered)].sort()).toEqual([day(0), day(LIVE_GAP_DAYS)]);

    const months = [...new Set([day(0), day(LIVE_GAP_DAYS)].map((one) => one.slice(0, 7)))];
    for (const month of months) {
      const query = { depaCode: CLINIC, productId: HEPATITIS_A, month, doseNo: 1 };
      const work = await here().provider.ok(
        'GET /subscribe/subscribe/departmentWorkDays.do',
        { ...query, linkmanId: caller.linkmanId },
        caller,
      );
      expect(work.firstDay).toBe(day(0));
      expect(work.dayGap?.spans[0]).toEqual({ from: day(1), to: day(LIVE_GAP_DAYS - 1) });
      expect(work.dayGap?.reason).toContain('麻腮风');
    }
    const other = first === 'mmrToday' ? 'lastDay' : 'today';
    const booked = await add(caller, other);
    expect(booked.code).toBe(CODE.SUCCESS);
    const slotId = here().world.ids[near];
    const moved = await here().provider.call(
      'POST /order/subscribe/update.do',
      { orderId: booked.data.orderId, slotId },
      { token: caller.token },
    );
    expect(moved.code).toBe(CODE.INTERVAL);
  });

  test('gives two live vaccines on one day', async () => {
    const caller = newCaller();
    expect((await add(caller, 'mmrToday')).code).toBe(CODE.SUCCESS);
    expect((await add(caller, 'today')).code).toBe(CODE.SUCCESS);
  });

  test('keeps them apart over two accounts, and tells nothing of the other one', async () => {
    const [one, two] = here().world.samePerson;
    const { orderId } = (await add(one, 'mmrToday')).data;
    const answer = await add(two, 'tomorrow');
    expect(answer.code).toBe(CODE.DUPLICATE_ORDER);
    const target = { depaCode: CLINIC, productId: HEPATITIS_A, linkmanId: two.linkmanId };
    const check = await here().provider.ok(
      'GET /order/subscribe/checkSubscribeLinkman.do',
      target,
      two,
    );
    for (const told of [answer, check]) {
      expect(JSON.stringify(told)).not.toContain(orderId);
      expect(JSON.stringify(told)).not.toContain('麻腮风');
    }
    expect(refusal(answer)).toMatchObject({ orderId: null, standing: null });
    // Nor the days: the answer says only what the clinic has to check.
    expect(check.course.dayGap).toBeUndefined();
    expect(answer.msg).toContain('服务台核对');

    // Another account does not see what one account has self-reported.
    await note(two, 'hepa-l', 1, day(-1));
    const moved = await here().provider.call(
      'POST /order/subscribe/update.do',
      { orderId, slotId: here().world.ids.mmrSoon },
      { token: one.token },
    );
    expect(moved.code).toBe(CODE.SUCCESS);
  });

  test('counts what was noted by hand as given', async () => {
    const caller = newCaller();
    const on = day(1 - LIVE_GAP_DAYS);
    await note(caller, 'mmr', 1, on);
    expect((await add(caller, 'today')).code).toBe(CODE.INTERVAL);
    expect((await add(caller, 'tomorrow')).code).toBe(CODE.SUCCESS);

    const again = await add(caller, 'mmrLast');
    expect(again.code).toBe(CODE.DUPLICATE_ORDER);
    expect(again.msg).toContain(on);
    const { linkmanId } = caller;
    const plan = { kind: 'plan', linkmanId, notedOn: on };
    expect(refusal(again)).toMatchObject({ orderId: null, standing: null });
    expect(refusal(again).remedies[0]).toMatchObject(plan);
    const target = { depaCode: CLINIC, productId: MMR, linkmanId };
    const check = await here().provider.ok(
      'GET /order/subscribe/checkSubscribeLinkman.do',
      target,
      caller,
    );
    expect(check).toMatchObject({ suggestedDoseNo: 2, course: { doses: [{ day: on }, {}] } });
  });

  test('runs the interval from a noted dose, its last day on either side', async () => {
    const caller = newCaller();
    await note(caller, 'mmr', 1, day(3 - LIVE_GAP_DAYS));
    const early = await add(caller, 'mmrSoon', { doseNo: 2 });
    expect(early).toMatchObject({ code: CODE.INTERVAL, data: { allowedFrom: day(3) } });
    expect((await add(caller, 'mmrLater', { doseNo: 2 })).code).toBe(CODE.SUCCESS);
  });

  test('offers a waiting place to whom its day suits, and lets wait whom no free place does', async () => {
    const { provider } = here();
    const [holder, near, free] = [newCaller(), newCaller(), newCaller()];
    expect((await add(near, 'mmrToday')).code).toBe(CODE.SUCCESS);
    const request = ({ linkmanId }: Caller) => ({
      linkmanId,
      productId: HEPATITIS_A,
      doseNo: 1,
      depaCode: OTHER_CLINIC,
    });
    // The slot has remaining capacity, but is too close to the other vaccine.
    await provider.ok(JOIN, request(near), near);
    expect((await provider.call(JOIN, request(free), free)).code).not.toBe(CODE.SUCCESS);
    expect((await provider.call(JOIN, { ...request(near), day: day(6) }, near)).code).toBe(
      CODE.INTERVAL,
    );
    const { orderId } = (await add(holder, 'single', { depaCode: OTHER_CLINIC })).data;
    await provider.ok(JOIN, request(free), free);
    await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, holder);
    const offers = await until(
      () => provider.ok('GET /subscribe/waiting/offers.do', {}, free),
      ({ length }) => length > 0,
    );
    expect(offers).toHaveLength(1);
    expect(await provider.ok('GET /subscribe/waiting/offers.do', {}, near)).toEqual([]);
  });
}
