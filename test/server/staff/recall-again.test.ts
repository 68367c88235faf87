import { CLINIC, KINDS, OTHER_CLINIC, PRODUCT } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { found } from '../kit/until';
import { openStockWorld } from './stock-world';
import type { StockWorld } from './stock-world';

const FINISH = 'POST /desk/finish.do';
const START = 'POST /manage/recall/start.do';
const message = {
  zh: '请在三天内到门诊复查，并带上接种证。',
  en: 'Please come to the clinic within three days, with your book.',
};
const other = {
  zh: '请在一周内补种一剂，费用全免。',
  en: 'Please have the dose again within a week, free.',
};
const RECALL = { source: 'clinic', reason: '冷链断开', message, confirmedBy: '李医生' } as const;

describe.each(KINDS)('a lot that is recalled by one clinic, then by all, on %s', (kind) => {
  let world: StockWorld;
  let lot = { productId: PRODUCT, lot: '', ...RECALL };
  let count = 0;
  let here: { orderId: string; caller: Caller };
  let called: { orderId: string; caller: Caller };
  let there: { orderId: string; caller: Caller };

  const bodies = async (caller: Caller): Promise<string[]> => {
    const { list } = await world.provider.ok('GET /message/message/pageList.do', {}, caller);
    return list.filter(({ kind: of }) => of === 'lotRecalled').map(({ body }) => body);
  };
  const sent = (recallId: number) =>
    found(async () => {
      const list = await world.staff.operator.ok('GET /manage/recall/list.do', {});
      return list.find((each) => each.recallId === recallId && each.waiting === 0);
    });
  const mark = (recallId: number, outcome: 'reached' | 'notReached') =>
    world.staff.manager.ok('POST /manage/recall/mark.do', {
      ...{ recallId, orderId: called.orderId, outcome },
    });

  beforeAll(async () => {
    world = await openStockWorld(kind, 12);
  });
  afterAll(() => world?.end());
  beforeEach(async () => {
    lot = { ...lot, lot: `AGAIN-${(count += 1)}` };
    [here, called] = [await world.atDesk(), await world.atDesk()];
    there = await world.atDesk(OTHER_CLINIC);
    for (const { orderId } of [here, called])
      await world.staff.desk.ok(FINISH, { orderId, lot: lot.lot });
    await world.staff.deskElsewhere.ok(FINISH, { orderId: there.orderId, lot: lot.lot });
  });

  test('in the same words everybody gets one message, and whoever was reached stays reached', async () => {
    const { manager, operator } = world.staff;
    const first = await manager.ok(START, { ...lot, depaCode: CLINIC });
    await sent(first.recallId);
    await mark(first.recallId, 'reached');
    // The operator makes it one of every clinic.
    const second = await operator.ok(START, { ...lot, source: 'holder' as const });
    expect(await sent(second.recallId)).toMatchObject({ recipients: 3, reached: 1, toCall: 2 });
    for (const { caller } of [here, called, there])
      expect(await bodies(caller)).toEqual([expect.stringContaining(message.zh) as string]);

    // Later marks count for both as well.
    await mark(first.recallId, 'notReached');
    expect(await sent(second.recallId)).toMatchObject({ reached: 0, toCall: 3 });
    await mark(second.recallId, 'reached');
    expect(await sent(first.recallId)).toMatchObject({ recipients: 2, reached: 1, toCall: 1 });
  });

  test('begun at once, one waits for the other, and everybody gets one message', async () => {
    const { manager, operator } = world.staff;
    const both = await Promise.all([
      manager.ok(START, { ...lot, depaCode: CLINIC }),
      operator.ok(START, lot),
    ]);
    for (const { recallId } of both) await sent(recallId);
    for (const { caller } of [here, called, there]) expect(await bodies(caller)).toHaveLength(1);
  });

  test('in other words the second message says that it is the one that holds', async () => {
    const { manager, operator } = world.staff;
    const first = await manager.ok(START, { ...lot, depaCode: CLINIC });
    await sent(first.recallId);
    await mark(first.recallId, 'reached');
    const second = await operator.ok(START, { ...lot, message: other });
    // They have not heard the new words yet.
    expect(await sent(second.recallId)).toMatchObject({ recipients: 3, reached: 0, toCall: 3 });
    const [last, before, ...rest] = await bodies(here.caller);
    expect(rest).toEqual([]);
    expect(before).not.toContain('请以这次为准');
    expect(last).toContain(`请以这次为准。${other.zh}`);
    const [only, ...none] = await bodies(there.caller);
    expect([only?.includes('请以这次为准'), none]).toEqual([false, []]);
  });

  test('begun again after it has ended, it is another recall, and says so', async () => {
    const { operator } = world.staff;
    const first = await operator.ok(START, lot);
    await sent(first.recallId);
    const end = { recallId: first.recallId, reason: '核查完成' };
    await operator.ok('POST /manage/recall/end.do', end);
    const second = await operator.ok(START, lot);
    await sent(second.recallId);
    const [last, before] = await bodies(there.caller);
    expect([last, before].map((body) => body?.includes('请以这次为准'))).toEqual([true, false]);
  });
});
