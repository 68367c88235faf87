import { CODE } from '@contract/errors';
import { CLINIC, inDatabase, KINDS, OTHER_CLINIC, PRODUCT } from '../kit/worlds/booking-world';
import { found } from '../kit/until';
import { openStockWorld, signInAll, startStockProvider, unequalBalances } from './stock-world';

const FINISH = 'POST /desk/finish.do';
const message = {
  zh: '请在三天内到门诊复查，并带上接种证。',
  en: 'Please come to the clinic within three days, with your book.',
};
const RECALL = { source: 'holder', reason: '检验不合格', message, confirmedBy: '李医生' } as const;

test('a recalled lot is refused at once, and everybody whom it was given is found, notified and listed', async () => {
  const world = await openStockWorld('pglite', 8);
  const { desk, deskElsewhere, manager, managerElsewhere, operator } = world.staff;
  await world.receive('BAD-001', 20);
  const here = await world.atDesk();
  await desk.ok(FINISH, { orderId: here.orderId, lot: 'BAD-001' });
  const walkIn = await world.walkIn();
  await desk.ok(FINISH, { orderId: walkIn, lot: 'bad-001' });
  const there = await world.atDesk(OTHER_CLINIC);
  await deskElsewhere.ok(FINISH, { orderId: there.orderId, lot: 'BAD-001' });
  await world.bookLater();

  const lot = { productId: PRODUCT, lot: 'BAD-001' };
  expect(await operator.ok('POST /manage/recall/effect.do', lot)).toMatchObject({
    ...{ given: 3, withAccount: 2, clinics: 2, left: 18 },
    booked: [{ depaCode: CLINIC, appointments: 1 }],
  });
  expect((await manager.ok('POST /manage/recall/effect.do', lot)).given).toBe(2);

  const start = 'POST /manage/recall/start.do';
  const elsewhere = { ...lot, ...RECALL, depaCode: CLINIC };
  expect((await managerElsewhere.call(start, elsewhere)).code).toBe(CODE.NOT_FOUND);
  expect((await desk.call(start as never, {} as never)).code).toBe(CODE.DESK_LOGIN);
  const { recallId } = await operator.ok(start, { ...lot, ...RECALL });
  expect((await operator.call(start, { ...lot, ...RECALL })).code).toBe(CODE.ORDER_STATE);

  // Where it is entered, and where it is not.
  for (const [member, clinic] of [
    [desk, CLINIC],
    [deskElsewhere, OTHER_CLINIC],
  ] as const) {
    const { orderId } = await world.atDesk(clinic);
    const refused = await member.call(FINISH, { orderId, lot: 'BAD-001' });
    expect([refused.code, refused.msg]).toEqual([
      CODE.LOT_REFUSED,
      expect.stringContaining('检验不合格') as string,
    ]);
  }
  expect((await desk.ok('GET /desk/lotChoices.do', { productId: PRODUCT })).lots).toEqual([]);

  const notified = await found(async () => {
    const [recall] = await operator.ok('GET /manage/recall/list.do', {});
    return recall?.waiting === 0 ? recall : undefined;
  });
  expect(notified).toMatchObject({ recipients: 3, reached: 0, toCall: 3, clinicName: null });
  const { list } = await world.provider.ok('GET /message/message/pageList.do', {}, here.caller);
  const own = list.filter(({ kind }) => kind === 'lotRecalled');
  expect(own).toHaveLength(1);
  for (const said of [message.zh, 'BAD-001', '李医生']) expect(own[0]?.body).toContain(said);

  // A manager sees the own clinic's part only.
  const asked = { recallId, pageSize: 50 };
  const seen = await manager.ok('POST /manage/recall/recipients.do', asked);
  expect(seen.list.map(({ orderId, notified: state }) => [orderId, state]).sort()).toEqual(
    [
      [here.orderId, 'sent'],
      [walkIn, 'none'],
    ].sort(),
  );
  expect(seen.list.find(({ orderId }) => orderId === walkIn)).toMatchObject({
    ...{ personName: '周小满', mobile: '13912340000', isWalkIn: true },
  });
  const all = await operator.ok('POST /manage/recall/export.do', { recallId });
  expect([all.recipients.length, all.isComplete]).toEqual([3, true]);
  const accesses = await world.provider.ok('GET /personal/access/pageList.do', {}, there.caller);
  expect(accesses.list.filter(({ part }) => part === 'recall')).toHaveLength(1);

  const mark = { recallId, orderId: walkIn, outcome: 'reached', note: '电话' } as const;
  expect((await managerElsewhere.call('POST /manage/recall/mark.do', mark)).code).toBe(
    CODE.NOT_FOUND,
  );
  expect(await manager.ok('POST /manage/recall/mark.do', mark)).toMatchObject({
    ...{ outcome: 'reached', markedBy: 'manager', note: '电话' },
  });
  const rest = await operator.ok('POST /manage/recall/recipients.do', {
    ...asked,
    onlyToCall: true,
  });
  expect(rest.list.map(({ orderId }) => orderId).sort()).toEqual(
    [here.orderId, there.orderId].sort(),
  );

  // It is the operator's to end; its lots have to be released.
  const end = { recallId, reason: '核查完成' };
  expect((await manager.call('POST /manage/recall/end.do', end)).code).toBe(CODE.NOT_FOUND);
  await operator.ok('POST /manage/recall/end.do', end);
  expect((await operator.call('POST /manage/recall/end.do', end)).code).toBe(CODE.ORDER_STATE);
  const { products } = await manager.ok('GET /manage/stock/list.do', { depaCode: CLINIC });
  expect(products.flatMap(({ lots }) => lots)).toMatchObject([
    { lot: 'BAD-001', state: 'quarantined' },
  ]);
  await world.end();
});

test.each(KINDS)('on %s two desks that take doses of one lot lose none of them', async (kind) => {
  const world = await openStockWorld(kind, 10);
  const { desk, deskTwo, manager } = world.staff;
  const { lotId } = await world.receive('BOTH-01', 5);
  const orders = await Promise.all(Array.from({ length: 8 }, () => world.atDesk()));
  const finishes = orders.map(({ orderId }, index) =>
    (index % 2 === 0 ? desk : deskTwo).call(FINISH, { orderId, lot: 'BOTH-01' }),
  );
  const twice = orders.map(({ orderId }) => deskTwo.call(FINISH, { orderId, lot: 'BOTH-01' }));
  const received = world.receive('BOTH-01', 10);
  const codes = (await Promise.all([...finishes, ...twice])).map(({ code }) => code);
  await received;
  expect(codes.filter((code) => code === CODE.SUCCESS)).toHaveLength(8);
  const card = await manager.ok('GET /manage/stock/card.do', { depaCode: CLINIC, lotId });
  expect([card.left, card.movements.length]).toEqual([7, 10]);
  await world.provider.halt();
  expect(await unequalBalances(world.testDatabase)).toEqual([]);
  await world.testDatabase.remove();
});

const MANY = 600;
const COPIES = `
  insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'copy-' || n, 'reference', 'R' || n,
    'idempotency_key', 'copy-key-' || n, 'person_key', 'copy ' || n, 'visit_id', null, 'person_turn', n))).*
  from orders o, generate_series(1, ${MANY}) n where o.lot = 'KILL-01'`;

test.each(KINDS)(
  'killed on %s, the job goes on where it was: nobody is notified twice or not',
  async (kind) => {
    const world = await openStockWorld(kind, 2);
    const { orderId } = await world.atDesk();
    await world.staff.desk.ok(FINISH, { orderId, lot: 'KILL-01' });
    await world.provider.halt();
    await inDatabase(world.testDatabase, ({ pool }) => pool.query(COPIES));

    let provider = await startStockProvider(world.testDatabase);
    let { operator } = await signInAll(provider);
    await operator.ok('POST /manage/recall/start.do', {
      productId: PRODUCT,
      lot: 'KILL-01',
      ...RECALL,
    });
    const waiting = async () =>
      (await operator.ok('GET /manage/recall/list.do', {}))[0]?.waiting ?? 0;
    const partly = await found(async () => {
      const left = await waiting();
      return left <= MANY ? left : undefined;
    });
    await provider.kill();
    expect(partly).toBeGreaterThan(0);
    provider = await startStockProvider(world.testDatabase);
    ({ operator } = await signInAll(provider));
    await found(async () => ((await waiting()) === 0 ? true : undefined));
    await provider.halt();
    const { rows } = await inDatabase(world.testDatabase, ({ pool }) =>
      pool.query<{ messages: number; orders: number; notified: number }>(
        `select count(*)::int as messages, count(distinct link #>> '{query,orderId}')::int as orders,
         (select count(*)::int from recall_recipients where cardinality(message_ids) = 1) as notified
       from messages where kind = 'lotRecalled'`,
      ),
    );
    expect(rows).toEqual([{ messages: MANY + 1, orders: MANY + 1, notified: MANY + 1 }]);
    await world.testDatabase.remove();
  },
);
