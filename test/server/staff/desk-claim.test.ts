import { CODE } from '@contract/errors';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  OTHER_CLINIC,
  readLedger,
  shareDocument,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const DAY = dayFrom(3);
const BOOK = 'POST /subscribe/subscribe/addV2.do';
const REASON = '本人持护照原件到前台，称未预约';

let testDatabase: TestDatabase;
let provider: Provider;
let world: World;
let desk: Desk;
let otherDesk: Desk;
let pairs: (readonly [squatter: Caller, victim: Caller])[];

/** Name of somebody who booked with another person's document number. */
const SQUATTER = '王某某';

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  world = await createWorld(testDatabase, {
    callers: 16,
    slots: [
      { day: DAY, capacity: 20 },
      { day: DAY, capacity: 20, depaCode: OTHER_CLINIC },
      { day: DAY, startTime: '15:00', endTime: '16:00', capacity: 20 },
    ],
  });
  provider = await startOn(testDatabase);
  await inDatabase(testDatabase, async (database) => {
    await insertStaff(database, [CLINIC, OTHER_CLINIC]);
    for (let n = 0; n < 16; n += 2)
      await shareDocument(
        database,
        world.callers[n]?.linkmanId,
        world.callers[n + 1]?.linkmanId,
        SQUATTER,
      );
  });
  pairs = Array.from(
    { length: 8 },
    (_, n) => [world.callers[2 * n], world.callers[2 * n + 1]] as [Caller, Caller],
  );
  desk = await openDesk(provider, CLINIC);
  otherDesk = await openDesk(provider, OTHER_CLINIC);
});
afterAll(async () => {
  const { unbalanced, unrecorded } = await inDatabase(testDatabase, readLedger);
  await provider?.halt();
  await testDatabase?.remove();
  expect({ unbalanced, unrecorded }).toEqual({ unbalanced: [], unrecorded: 0 });
});

const documentOf = ({ linkmanId }: Caller) => ({
  name: '测试',
  documentKind: 2 as const,
  documentNumber: linkmanId.replaceAll('-', '').toUpperCase(),
});
const left = async (slotId: number): Promise<number> =>
  (
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query<{ remaining: number }>('select remaining from slots where id = $1', [slotId]),
    )
  ).rows[0]?.remaining ?? -1;
const eventsOf = async (orderId: string) =>
  (
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query<{ kind: string; actor: string; staff_id: string | null; note: string }>(
        'select kind, actor, staff_id, note from order_events where order_id = $1 order by id',
        [orderId],
      ),
    )
  ).rows;

async function squat(index = 0) {
  const [squatter, victim] = pairs.pop() as (typeof pairs)[number];
  const slotId = world.slotIds[index] ?? 0;
  const depaCode = index === 1 ? OTHER_CLINIC : CLINIC;
  const { orderId } = await provider.ok(
    BOOK,
    { ...bookingOf(squatter, slotId), depaCode },
    squatter,
  );
  return { squatter, victim, orderId, slotId };
}

test('who shows the document gets the appointment that somebody else made, at the same time and once', async () => {
  const { squatter, victim, orderId, slotId } = await squat();
  const before = await left(slotId);
  const shown = documentOf(victim);
  const [found] = await desk.ok('POST /desk/claim/find.do', shown);
  expect(found).toMatchObject({
    orderId,
    isHere: true,
    day: DAY,
    nameAgrees: false,
    isPaid: false,
  });
  expect(found?.accounts).toMatchObject([{ linkmanId: victim.linkmanId }]);
  const form = { ...shown, orderId, linkmanId: victim.linkmanId, reason: REASON };
  const [one, two] = await Promise.all([
    desk.call('POST /desk/claim/settle.do', form),
    desk.call('POST /desk/claim/settle.do', form),
  ]);
  expect([one.code, two.code].sort()).toEqual([CODE.SUCCESS, CODE.ORDER_STATE]);
  const moved = [one, two].find(({ code }) => code === CODE.SUCCESS)?.data.order;
  expect(moved).toMatchObject({ status: 'BOOKED', personName: '测试', day: DAY });
  expect(await left(slotId)).toBe(before);

  const own = { orderId: moved?.orderId ?? '' };
  const mine = await provider.ok('GET /order/subscribe/clientDetail.do', own, victim);
  expect(mine).toMatchObject({ status: 'BOOKED', linkmanId: victim.linkmanId, changesLeft: 3 });
  expect((await provider.call('GET /order/subscribe/clientDetail.do', own, squatter)).code).toBe(
    CODE.NOT_FOUND,
  );

  // Its owner sees that it was cancelled, but neither the reason nor who asked for it.
  const theirs = await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, squatter);
  expect(theirs).toMatchObject({ status: 'CANCELLED', cancelReason: 'claimed' });
  expect(JSON.stringify(theirs)).not.toContain(REASON);
  expect(await eventsOf(orderId)).toMatchObject([
    { kind: 'created' },
    { kind: 'cancelled', actor: 'clinic', staff_id: `s-${CLINIC}`, note: REASON },
  ]);
  expect(await eventsOf(own.orderId)).toMatchObject([
    { kind: 'created', actor: 'clinic', staff_id: `s-${CLINIC}` },
  ]);
});

test('an appointment that is ended gives its place back once, and its time can be booked', async () => {
  const { victim, orderId, slotId } = await squat();
  const before = await left(slotId);
  const form = { ...documentOf(victim), orderId, reason: REASON };
  const codes = await Promise.all(
    [1, 2, 3].map(async () => (await desk.call('POST /desk/claim/settle.do', form)).code),
  );
  expect(codes.sort()).toEqual([CODE.SUCCESS, CODE.ORDER_STATE, CODE.ORDER_STATE]);
  expect(await left(slotId)).toBe(before + 1);
  await provider.ok(BOOK, bookingOf(victim, slotId), victim);
});

test('whose appointment was ended is told that it was, and neither why nor for whom', async () => {
  const { squatter, victim, orderId } = await squat();
  await desk.ok('POST /desk/claim/settle.do', { ...documentOf(victim), orderId, reason: REASON });
  const told = async () =>
    (
      await inDatabase(testDatabase, ({ pool }) =>
        pool.query<{ kind: string; params: object }>(
          `select kind, params from messages where user_id = $1 and kind like '%ancelled'`,
          [squatter.userId],
        ),
      )
    ).rows;
  await provider.runJobs();
  const messages = await told();
  expect(messages.map(({ kind }) => kind)).toEqual(['claimedCancelled']);
  expect(JSON.stringify(messages)).not.toContain(REASON);
});

test('what was paid ahead changes no hands: its payer gets all of it back', async () => {
  const { squatter, victim, orderId, slotId } = await squat();
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(`update orders set paid_cents = 62600, paid_at = ${sqlNow()} where id = $1`, [
      orderId,
    ]),
  );
  const shown = documentOf(victim);
  const found = await desk.ok('POST /desk/claim/find.do', shown);
  expect(found).toMatchObject([{ orderId, isPaid: true, accounts: [] }]);
  const before = await left(slotId);
  const form = { ...shown, orderId, reason: REASON };
  const moved = await desk.call('POST /desk/claim/settle.do', {
    ...form,
    linkmanId: victim.linkmanId,
  });
  expect([moved.code, await left(slotId)]).toEqual([CODE.ORDER_STATE, before]);
  await desk.ok('POST /desk/claim/settle.do', form);
  const { rows } = await inDatabase(testDatabase, ({ pool }) =>
    pool.query<object>(
      `select r.refund_cents, r.charge_cents, r.started_by, o.user_id, o.cancel_reason
       from refunds r join orders o on o.id = r.order_id where o.id = $1`,
      [orderId],
    ),
  );
  expect(rows).toEqual([
    {
      refund_cents: 62_600,
      charge_cents: 0,
      started_by: 'clinic',
      user_id: squatter.userId,
      cancel_reason: 'claimed',
    },
  ]);
});

test('of another clinic’s appointment only the dose is told; it can be ended and not moved', async () => {
  const { victim, orderId, slotId } = await squat(1);
  const shown = documentOf(victim);
  const [found] = await desk.ok('POST /desk/claim/find.do', shown);
  expect(found).toMatchObject({
    isHere: false,
    reference: '',
    day: null,
    startTime: null,
    accounts: [],
  });
  const settle = (form: object) =>
    desk.call('POST /desk/claim/settle.do', { ...shown, orderId, reason: REASON, ...form });
  expect((await settle({ linkmanId: victim.linkmanId })).code).toBe(CODE.ORDER_STATE);
  expect((await settle({})).code).toBe(CODE.SUCCESS);
  expect(await left(slotId)).toBe(20);
});

test('without the document nothing is found or settled, whatever id is named', async () => {
  // Apart from the slot into which a refund may still give a place back.
  const { victim, orderId, slotId } = await squat(2);
  const [, stranger] = pairs.at(-1) as (typeof pairs)[number];
  const wrong = documentOf(stranger);
  expect(await otherDesk.ok('POST /desk/claim/find.do', wrong)).toEqual([]);
  const before = await left(slotId);
  const form = { ...wrong, orderId, reason: REASON };
  expect((await otherDesk.call('POST /desk/claim/settle.do', form)).code).toBe(CODE.NOT_FOUND);
  const named = { ...documentOf(victim), name: '别的名字', orderId, reason: REASON };
  const moved = await desk.call('POST /desk/claim/settle.do', {
    ...named,
    linkmanId: victim.linkmanId,
  });
  expect(moved.code).toBe(CODE.ORDER_STATE);
  expect(await left(slotId)).toBe(before);
});
