import { CODE } from '@contract/errors';
import { CLINIC, OTHER_CLINIC } from '../kit/worlds/booking-world';
import { openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import {
  download,
  DOWNLOAD,
  exportIs,
  requestExport,
  rowsIn,
  unzipped,
} from '../kit/worlds/export-world';
import {
  CLOSE,
  createFollowUpWorld,
  DAY,
  ERASE,
  HOUR,
  LIST,
  OPEN_CARD,
  STOP,
  TAKE,
} from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';

const SEIZURE = { unusual: true, symptoms: ['seizure' as const] };
const MILD = { unusual: true, symptoms: ['tired' as const] };
const DELETE = 'POST /passport/user/delete.do';
const CHECK = 'GET /passport/user/delete/check.do';
const NAME = '欧阳小宝';

let follow: FollowUpWorld;
let desk: Desk;
const orders: string[] = [];
const nth = (index: number): Account => follow.accounts[index] as Account;
const orderOf = (index: number): string => orders[index] ?? '';
const answer = (index: number, given: typeof SEIZURE | typeof MILD) =>
  follow.answer(nth(index), orderOf(index), given);
const cardOf = async (index: number): Promise<string> => {
  const { rows } = await follow.sql('select id from aefi_cards where order_id = $1', [
    orderOf(index),
  ]);
  return (rows as { id: string }[])[0]?.id ?? '';
};
const listed = async (cardId: string) =>
  (await desk.ok(LIST, {})).filter((card) => card.cardId === cardId);

async function deleteAccount(me: Account): Promise<void> {
  const provider = follow.provider();
  // A mobile can get another code after a minute.
  await provider.runJobs();
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, me);
  const vcode = await provider.newestCode(me.mobile);
  await provider.ok(DELETE, { vcode }, me);
}

const CALLERS = 5;
beforeAll(async () => {
  follow = await createFollowUpWorld(CALLERS);
  await follow.sql(
    `update linkmen set name = $1, guardian = '{"name":"欧阳妈妈","mobile":""}' where id = $2`,
    [NAME, nth(0).linkmanId],
  );
  for (let index = 0; index < CALLERS; index += 1) orders.push(await follow.vaccinate(nth(index)));
  await follow.at(HOUR);
  desk = await openDesk(follow.provider(), CLINIC);
  for (let index = 0; index < CALLERS; index += 1) await follow.consent(nth(index), orderOf(index));
});
afterAll(() => follow?.remove());

test('a card that the clinic has taken is worked on to its end after its account was deleted', async () => {
  const me = nth(0);
  await answer(0, SEIZURE);
  await answer(0, MILD);
  const cardId = await cardOf(0);
  const before = await desk.ok(TAKE, { cardId });
  expect(before).toMatchObject({ personName: NAME, guardianName: '欧阳妈妈', mobile: me.mobile });
  expect(await follow.provider().ok(CHECK, {}, me)).toMatchObject({
    openOrders: 0,
    clinicCards: 1,
  });

  await deleteAccount(me);
  const gone = await follow.provider().call(CHECK, {}, me);
  expect(gone.code).toBe(CODE.LOGIN_INVALID);
  const { rows: people } = await follow.sql(
    `select l.name, o.mobile, o.person from linkmen l join orders o on o.linkman_id = l.id where o.id = $1`,
    [orderOf(0)],
  );
  expect(people).toEqual([{ name: '', mobile: '', person: null }]);

  expect(await listed(cardId)).toMatchObject([{ personName: NAME, takenBy: `护士 ${CLINIC}` }]);
  const after = await desk.ok(OPEN_CARD, { cardId });
  expect(after).toMatchObject({ personName: NAME, guardianName: '欧阳妈妈', mobile: me.mobile });
  // What the clinic read before, and no milder answer.
  expect(after.answers.map(({ symptoms }) => symptoms)).toEqual([['seizure']]);
  expect(after.events.slice(0, 2)).toEqual(before.events.slice(0, 2));
  await desk.ok(CLOSE, { cardId, outcome: 'reported' });
  expect(await listed(cardId)).toMatchObject([{ outcome: 'reported' }]);
  const elsewhere = await openDesk(follow.provider(), OTHER_CLINIC);
  expect((await elsewhere.call(OPEN_CARD, { cardId })).code).toBe(CODE.NOT_FOUND);
});

test('a card that nobody at the clinic has taken goes with the account', async () => {
  await answer(1, SEIZURE);
  const cardId = await cardOf(1);
  expect(await listed(cardId)).toHaveLength(1);
  expect(await follow.provider().ok(CHECK, {}, nth(1))).toMatchObject({ clinicCards: 0 });
  await deleteAccount(nth(1));
  expect(await listed(cardId)).toEqual([]);
  expect((await desk.call(OPEN_CARD, { cardId })).code).toBe(CODE.NOT_FOUND);
});

test('one that was taken, became more urgent and was stopped since stays as well', async () => {
  await follow.answer(nth(2), orderOf(2), { unusual: true, temperature: 38.7 });
  const cardId = await cardOf(2);
  await desk.ok(TAKE, { cardId });
  await answer(2, SEIZURE);
  await follow.provider().ok(STOP, { orderId: orderOf(2) }, nth(2));
  await deleteAccount(nth(2));
  expect(await listed(cardId)).toMatchObject([{ level: 'emergency', takenBy: '' }]);
  expect(await desk.ok(TAKE, { cardId })).toMatchObject({ mobile: nth(2).mobile });
});

test('a closed card stays with the clinic where the family deletes its follow-up, and not with the family', async () => {
  await answer(3, SEIZURE);
  const cardId = await cardOf(3);
  await desk.ok(TAKE, { cardId });
  await desk.ok(CLOSE, { cardId, outcome: 'notAefi' });
  const erased = await follow.provider().ok(ERASE, { orderId: orderOf(3) }, nth(3));
  expect(erased.people).toMatchObject([{ answers: [], handling: null }]);
  expect((await desk.ok(OPEN_CARD, { cardId })).answers).toHaveLength(1);
});

test('the copy that was taken along before has the card, the answers and the visit', async () => {
  const me = nth(4);
  const provider = follow.provider();
  await answer(4, SEIZURE);
  await desk.ok(TAKE, { cardId: await cardOf(4) });
  const { exportId } = await requestExport(provider, me, me.mobile, 'me@mail.example.cn');
  await exportIs(provider, me, exportId, 'sent');
  const code = `phone-code-${me.mobile}-1`;
  const again = await provider.ok('POST /passport/mini/phoneLogin.do', {
    platform: 'weapp',
    code,
  });
  const { url } = await provider.ok(DOWNLOAD, { exportId }, { as: again });
  const files = unzipped((await download(provider, url)).bytes);
  expect(rowsIn(files, 'aefi_cards')).toMatchObject([{ level: 'emergency', mobile: me.mobile }]);
  expect(rowsIn(files, 'follow_up_answers')).toMatchObject([{ symptoms: ['seizure'] }]);
  expect(rowsIn(files, 'orders')).toMatchObject([{ id: orderOf(4) }]);
});

test('two years after it was opened, what stayed of a deleted account goes', async () => {
  const left = async () => {
    const { rows } = await follow.sql(
      `select (select count(*)::int from aefi_cards where order_id = $1) as cards,
         (select count(*)::int from follow_up_answers where order_id = $1) as answers,
         (select count(*)::int from aefi_card_events e where not exists (
           select from aefi_cards c where c.id = e.card_id)) as events`,
      [orderOf(0)],
    );
    return rows[0];
  };
  await follow.settledAt(HOUR + 730 * DAY - HOUR);
  expect(await left()).toEqual({ cards: 1, answers: 1, events: 0 });
  await follow.settledAt(HOUR + 730 * DAY + HOUR);
  expect(await left()).toEqual({ cards: 0, answers: 0, events: 0 });
});
