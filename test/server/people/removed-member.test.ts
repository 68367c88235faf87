import { CODE } from '@contract/errors';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { createNameEraser } from '../../../server/shared/recipients/erase-names';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const DAY = 86_400_000;
const NAMELESS = { name: '', document_number: '', birthday: null, sex: null, person_key: null };

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  world = await createWorld(testDatabase, {
    callers: 13,
    slots: [{ day: dayFrom(2), capacity: 13 }],
  });
  await sql(`update linkmen set person_key = id`);
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const sql = (text: string, values: readonly unknown[] = []) =>
  inDatabase(testDatabase, ({ pool }) => pool.query(text, [...values]));
const memberOf = async ({ linkmanId }: Caller): Promise<unknown> => {
  const { rows } = await sql(
    'select name, document_number, birthday::text, sex, person_key from linkmen where id = $1',
    [linkmanId],
  );
  return rows[0];
};
const book = async (caller: Caller): Promise<string> => {
  const form = bookingOf(caller, world.slotIds[0] ?? 0);
  return (await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller)).orderId;
};
const endAs = (orderId: string, status: string, day = dayFrom(2)) =>
  sql('update orders set status = $2, day = $3 where id = $1', [orderId, status, day]);
const remove = ({ linkmanId, ...caller }: Caller) =>
  provider.ok('POST /linkman/linkman/delete.do', { linkmanId }, caller);
const nth = (index: number): Caller => world.callers[index] as Caller;
const faults: unknown[] = [];
/** Does what the job does, some days from now. */
const sweep = (days: number) =>
  inDatabase(testDatabase, async ({ db }) => {
    const log = { error: (fault: unknown) => void faults.push(fault) };
    const step = createNameEraser({ db, log });
    while (await step(Date.now() + days * DAY));
  });

test('whose appointments were all cancelled is known by nothing once removed, and their orders can be read', async () => {
  const caller = nth(0);
  const orderId = await book(caller);
  await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);
  await remove(caller);
  expect(await memberOf(caller)).toEqual(NAMELESS);
  const { list } = await provider.ok('GET /order/subscribe/pageList.do', {}, caller);
  expect(list).toMatchObject([{ orderId, status: 'CANCELLED', linkmanName: '已删除的成员' }]);
  const detail = await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
  expect(detail).toMatchObject({ linkmanName: '已删除的成员', bring: [] });
  const { rows } = await sql('select depa_code, person_key from orders where id = $1', [orderId]);
  expect(rows).toEqual([{ depa_code: CLINIC, person_key: expect.stringMatching(/./) }]);
});

test.each([
  ['REFUNDED', dayFrom(2), 1],
  ['NO_SHOW', dayFrom(-1), 2],
] as const)('an order that ended as %s (%s) needs no name', async (status, day, at) => {
  await endAs(await book(nth(at)), status, day);
  await remove(nth(at));
  expect(await memberOf(nth(at))).toEqual(NAMELESS);
});

test('who was vaccinated today stays known until the day is over, not by how they are reached', async () => {
  const caller = nth(3);
  const orderId = await book(caller);
  await endAs(orderId, 'DONE', dayFrom(0));
  const person = { name: '某人', documentKind: 1, documentMasked: '1***1', birthday: '2020-01-01' };
  await sql('update orders set person = $2 where id = $1', [orderId, { ...person, sex: 1 }]);
  await sql(
    `insert into observation_notes (order_id, user_id, reactions, text, saved_at) values ($1, $2, '[]', '红肿', ${sqlNow()})`,
    [orderId, caller.userId],
  );
  const before = await memberOf(caller);
  await remove(caller);
  await sweep(0);
  expect(await memberOf(caller)).toEqual(before);
  expect(before).not.toMatchObject({ name: '' });
  const { rows } = await sql('select mobile, address, guardian from linkmen where id = $1', [
    caller.linkmanId,
  ]);
  expect(rows).toEqual([{ mobile: '', address: '', guardian: null }]);
  const { rows: notes } = await sql('select from observation_notes where order_id = $1', [orderId]);
  expect(notes).toEqual([]);
  await sweep(1);
  expect(await memberOf(caller)).toEqual(NAMELESS);
  // The dose stays the family's and the clinic's to read, without whom it was given; nobody gets a certificate of it.
  const { rows: orders } = await sql('select person, lot from orders where id = $1', [orderId]);
  expect(orders).toMatchObject([{ person: null }]);
  const { list } = await provider.ok('GET /order/subscribe/pageList.do', {}, caller);
  expect(list).toMatchObject([{ orderId, status: 'DONE', linkmanName: '已删除的成员' }]);
  const certificate = await provider.call('GET /order/certificate/detail.do', { orderId }, caller);
  expect(certificate).toMatchObject({
    code: CODE.ORDER_STATE,
    msg: expect.stringContaining('已删除'),
  });
});

test('of whoever was vaccinated before the day of the removal nothing is known at once', async () => {
  const caller = nth(12);
  const orderId = await book(caller);
  await endAs(orderId, 'DONE', dayFrom(-1));
  await sql(`update orders set person = '{"name":"某人"}' where id = $1`, [orderId]);
  await remove(caller);
  expect(await memberOf(caller)).toEqual(NAMELESS);
  const { rows } = await sql('select person from orders where id = $1', [orderId]);
  expect(rows).toEqual([{ person: null }]);
});

test('who may still come late today, or whose money has not gone back, is forgotten when that is over', async () => {
  const [late, unpaid, stays] = [nth(4), nth(5), nth(6)];
  const lateOrder = await book(late);
  await endAs(lateOrder, 'NO_SHOW', dayFrom(0));
  const unpaidOrder = await book(unpaid);
  await endAs(unpaidOrder, 'REFUND_FAILED');
  await endAs(await book(stays), 'CANCELLED');
  const [knownLate, knownUnpaid, knownStays] = [
    await memberOf(late),
    await memberOf(unpaid),
    await memberOf(stays),
  ];
  await remove(late);
  await remove(unpaid);
  await sweep(0);
  expect(await memberOf(late)).toEqual(knownLate);
  await sweep(1);
  expect(await memberOf(late)).toEqual(NAMELESS);
  expect(await memberOf(unpaid)).toEqual(knownUnpaid);
  await endAs(unpaidOrder, 'REFUNDED');
  await sweep(1);
  expect(await memberOf(unpaid)).toEqual(NAMELESS);
  // Of the family nobody is forgotten.
  expect(await memberOf(stays)).toEqual(knownStays);
});

test('on the next day the provider forgets them by itself', async () => {
  const caller = nth(7);
  await endAs(await book(caller), 'NO_SHOW', dayFrom(0));
  await remove(caller);
  expect(await memberOf(caller)).not.toMatchObject({ name: '' });
  await provider.jobsAt(Date.now() + DAY);
  expect(await memberOf(caller)).toEqual(NAMELESS);
});

test('nor is anybody known for longer where no provider ran for 200 days, or money went back that late', async () => {
  const [late, unpaid] = [nth(8), nth(9)];
  await endAs(await book(late), 'NO_SHOW', dayFrom(1));
  const unpaidOrder = await book(unpaid);
  await endAs(unpaidOrder, 'REFUND_FAILED');
  await remove(late);
  await remove(unpaid);
  expect(await memberOf(late)).not.toMatchObject({ name: '' });
  await sweep(200);
  expect(await memberOf(late)).toEqual(NAMELESS);
  expect(await memberOf(unpaid)).not.toMatchObject({ name: '' });
  await endAs(unpaidOrder, 'REFUNDED');
  await sweep(400);
  expect(await memberOf(unpaid)).toEqual(NAMELESS);
});

test('one that cannot be emptied is logged, keeps nothing else waiting, and is tried again', async () => {
  const [stuck, other] = [nth(10), nth(11)];
  for (const caller of [stuck, other]) {
    await endAs(await book(caller), 'NO_SHOW', dayFrom(1));
    await remove(caller);
    expect(await memberOf(caller)).not.toMatchObject({ name: '' });
  }
  await sql(`create function refuse() returns trigger language plpgsql as $$ begin
    if new.name = '' then raise 'not this one'; end if; return new; end $$`);
  await sql(
    `create trigger refuse before update on linkmen for each row when (new.id = '${stuck.linkmanId}')
     execute function refuse()`,
  );
  const ended = 'ended'.padEnd(64, '0');
  await sql(
    `insert into sessions (token_hash, user_id, secret, expires_at) values ($1, $2, '', ${sqlNow()} - interval '1 day')`,
    [ended, other.userId],
  );
  await provider.jobsAt(Date.now() + 3 * DAY);
  await provider.printed(new RegExp(`"linkmanId":"${stuck.linkmanId}"`));
  expect(await memberOf(other)).toEqual(NAMELESS);
  expect((await sql('select from sessions where token_hash = $1', [ended])).rows).toEqual([]);
  expect(await memberOf(stuck)).not.toMatchObject({ name: '' });
  await sweep(3);
  expect(faults.splice(0)).toMatchObject([{ linkmanId: stuck.linkmanId }]);
  await sql('drop trigger refuse on linkmen');
  await sweep(3);
  expect(await memberOf(stuck)).toEqual(NAMELESS);
  expect(faults).toEqual([]);
});

// Last: no run of all jobs ends while passes over so many begin again.
test('more than a step looks at are all looked at', async () => {
  const many = 2_300;
  await sql(
    `insert into linkmen (id, user_id, name, document_kind, document_number, sex, birthday, relation_type, mobile,
       consent_at, deleted_at)
     select 'gone-' || n, $1, '某人', 2, 'G' || n, 1, '1990-01-01', 7, '', ${sqlNow()}, ${sqlNow()} - n % 3 * interval '1 day'
     from generate_series(1, $2::int) n`,
    [nth(0).userId, many],
  );
  await sweep(0);
  const { rows } = await sql(
    `select count(*)::int as left from linkmen where id like 'gone-%' and name <> ''`,
  );
  expect(rows).toEqual([{ left: 0 }]);
});
