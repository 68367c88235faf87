import { bookingOf, CLINIC, createPlace, createWorld, dayFrom, inDatabase } from './booking-world';
import type { Caller, Place, World } from './booking-world';
import { eraseNames } from '../../server/domain/recipients/erase-linkman';
import type { Provider } from './harness';
import { clockAt, startOn } from './start-on';

const DAY = 86_400_000;
const NAMELESS = { name: '', document_number: '', birthday: null, sex: null, person_key: null };

let place: Place;
let world: World;
let provider: Provider;
beforeAll(async () => {
  place = await createPlace('postgres');
  world = await createWorld(place, { callers: 8, slots: [{ day: dayFrom(2), capacity: 9 }] });
  await sql(`update linkmen set person_key = id`);
  provider = await startOn(place);
});
afterAll(async () => {
  await provider.halt();
  await place.remove();
});

const sql = (text: string, values: readonly unknown[] = []) =>
  inDatabase(place, ({ pool }) => pool.query(text, [...values]));
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
const nth = (at: number): Caller => world.callers[at] as Caller;

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

test('who was vaccinated stays known by what the vaccination record contains, not by how they are reached', async () => {
  const caller = nth(3);
  const orderId = await book(caller);
  await endAs(orderId, 'DONE');
  const before = await memberOf(caller);
  await remove(caller);
  expect(await memberOf(caller)).toEqual(before);
  expect(before).not.toMatchObject({ name: '' });
  await inDatabase(place, ({ db }) => eraseNames(db, Date.now() + 30 * DAY));
  expect(await memberOf(caller)).toEqual(before);
  const { rows } = await sql('select mobile, address, guardian from linkmen where id = $1', [
    caller.linkmanId,
  ]);
  expect(rows).toEqual([{ mobile: '', address: '', guardian: null }]);
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
  const sweep = (days: number) =>
    inDatabase(place, ({ db }) => eraseNames(db, Date.now() + days * DAY));
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

test('a provider that runs on another day forgets them by itself', async () => {
  const caller = nth(7);
  await endAs(await book(caller), 'NO_SHOW', dayFrom(0));
  await remove(caller);
  expect(await memberOf(caller)).not.toMatchObject({ name: '' });
  await provider.halt();
  provider = await startOn(place, clockAt(Date.now() + DAY));
  const until = Date.now() + 30_000;
  const isKnown = async () => ((await memberOf(caller)) as { name: string }).name !== '';
  while ((await isKnown()) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await memberOf(caller)).toEqual(NAMELESS);
});
