import sharp from 'sharp';
import { CODE } from '@contract/errors';
import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import { CLINIC, OTHER_CLINIC } from '../kit/worlds/booking-world';
import { DESK_PASSWORD, openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import {
  CLOSE,
  createFollowUpWorld,
  DAY,
  DETAIL,
  DONE_AT,
  ERASE,
  HOUR,
  LIST,
  OPEN_CARD,
  STOP,
  TAKE,
} from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';
import { uploadTo } from '../kit/worlds/uploading';

const MINUTE = 60_000;
const MESSAGES = 'GET /message/message/pageList.do';
const DUTY = '13911112222';

let follow: FollowUpWorld;
let desk: Desk;
let otherDesk: Desk;
const nth = (index: number): Account => follow.accounts[index] as Account;

/** Moves the clock and runs the jobs; staff sign in anew, as their sessions last a working day. */
async function at(after: number): Promise<void> {
  await follow.settledAt(after);
  desk = await openDesk(follow.provider(), CLINIC);
  otherDesk = await openDesk(follow.provider(), OTHER_CLINIC);
}
const ok = <Name extends EndpointName>(name: Name, input: InputOf<Name>, caller: Account) =>
  follow.provider().ok(name, input, caller);
const personOf = async (caller: Account, orderId: string) =>
  (await ok(DETAIL, { orderId }, caller)).people[0];
const kindsOf = async (caller: Account): Promise<string[]> => {
  const { list } = await ok(MESSAGES, { messageClass: 'reminder' }, caller);
  return list.map(({ kind }) => kind);
};
type Card = DataOf<typeof LIST>[number];
const cardOf = async (name: string): Promise<Card | undefined> =>
  (await desk.ok(LIST, {})).find(({ personName }) => personName === name);

/** Another member of the same clinic's staff. */
async function openColleague() {
  await follow.sql(
    `insert into staff (id, depa_code, login, name, password_hash)
     select 's-colleague', depa_code, 'colleague', '护士 同事', password_hash from staff where login = $1`,
    [`desk-${CLINIC}`],
  );
  const provider = follow.provider();
  const signIn = { login: 'colleague', password: DESK_PASSWORD };
  const { token } = await provider.ok('POST /desk/login.do', signIn);
  return { headers: { 'desk-token': token } };
}

const orders: string[] = [];
beforeAll(async () => {
  follow = await createFollowUpWorld(6, { AEFI_DUTY_MOBILE: DUTY });
  for (let index = 0; index < 6; index += 1) orders.push(await follow.vaccinate(nth(index)));
  for (let index = 0; index < 6; index += 1)
    await follow.sql(`update linkmen set name = $2 where id = $1`, [
      nth(index).linkmanId,
      `接种人${'甲乙丙丁戊己'[index]}`,
    ]);
  await at(HOUR);
  for (let index = 0; index < 6; index += 1) await follow.consent(nth(index), orders[index] ?? '');
});
afterAll(() => follow?.remove());

test('what is looked after at home makes no card', async () => {
  await follow.answer(nth(0), orders[0] ?? '', { unusual: true, symptoms: ['pain', 'fever'] });
  expect(await desk.ok(LIST, {})).toEqual([]);
});

test('a serious answer is on the list of its clinic only, the most urgent first', async () => {
  const fever = { unusual: true, temperature: 38.6 };
  expect(await follow.answer(nth(0), orders[0] ?? '', fever)).toMatchObject({ code: CODE.SUCCESS });
  await follow.answer(nth(1), orders[1] ?? '', { unusual: true, symptoms: ['breathing'] });
  const list = await desk.ok(LIST, {});
  expect(list.map(({ personName, level }) => [personName, level])).toEqual([
    ['接种人乙', 'emergency'],
    ['接种人甲', 'clinic'],
  ]);
  const [first] = list as [Card];
  expect(first).toMatchObject({ productName: '疫苗 P1', takenBy: '', outcome: null });
  expect(first.takeBy - first.openedAt).toBe(10 * MINUTE);
  expect(first.reportBy - first.openedAt).toBe(2 * HOUR);
  expect(await otherDesk.ok(LIST, {})).toEqual([]);
  expect(await personOf(nth(1), orders[1] ?? '')).toMatchObject({
    handling: { state: 'waiting', by: '', at: null },
  });
});

test('staff of another clinic can neither read, take nor close it', async () => {
  const { cardId = '' } = (await cardOf('接种人乙')) ?? {};
  for (const refused of [
    otherDesk.call(OPEN_CARD, { cardId }),
    otherDesk.call(TAKE, { cardId }),
    otherDesk.call(CLOSE, { cardId, outcome: 'notAefi' }),
  ])
    expect(await refused).toMatchObject({ code: CODE.NOT_FOUND });
  expect(await cardOf('接种人乙')).toMatchObject({ takenBy: '', outcome: null });
});

test('an account’s token opens no desk, and a moderator has no part in it', async () => {
  const { token } = nth(0);
  for (const header of ['tk', 'desk-token']) {
    const headers = { [header]: token };
    expect((await follow.provider().call(LIST, {}, { headers })).code).toBe(CODE.DESK_LOGIN);
  }
  await follow.sql(`update staff set role = 'moderator' where depa_code = $1`, [OTHER_CLINIC]);
  await follow.sql(`update staff set depa_code = $1 where depa_code = $2`, [CLINIC, OTHER_CLINIC]);
  expect((await otherDesk.call(LIST, {})).code).not.toBe(CODE.SUCCESS);
  await follow.sql(`update staff set role = 'desk', depa_code = $1 where login = $2`, [
    OTHER_CLINIC,
    `desk-${OTHER_CLINIC}`,
  ]);
});

test('the card has what a report needs, and every look is recorded', async () => {
  const { cardId = '' } = (await cardOf('接种人乙')) ?? {};
  const card = await desk.ok(OPEN_CARD, { cardId });
  expect(card).toMatchObject({
    mobile: expect.stringMatching(/^1\d{10}$/),
    doseLabel: '第1剂',
    doneAt: DONE_AT,
    answers: [expect.objectContaining({ symptoms: ['breathing'], level: 'emergency' })],
  });
  expect(card.events.map(({ kind, by }) => [kind, by])).toEqual([
    ['opened', ''],
    ['seen', `护士 ${CLINIC}`],
  ]);
});

test('whoever takes it is named to the family, and it stays with them', async () => {
  const { cardId = '' } = (await cardOf('接种人乙')) ?? {};
  expect((await desk.call(CLOSE, { cardId, outcome: 'reported' })).code).toBe(CODE.ORDER_STATE);
  await desk.ok(TAKE, { cardId });
  const again = await desk.ok(TAKE, { cardId });
  expect(again.events.filter(({ kind }) => kind === 'taken')).toHaveLength(1);
  expect(await personOf(nth(1), orders[1] ?? '')).toMatchObject({
    handling: { state: 'taken', by: `护士 ${CLINIC}` },
  });
  expect(await kindsOf(nth(1))).toEqual(['aefiTaken']);
  const { code } = await follow.provider().call(ERASE, { orderId: orders[1] ?? '' }, nth(1));
  expect(code).toBe(CODE.ORDER_STATE);
});

test('whoever is second learns who has it, and how a colleague closed it', async () => {
  const colleague = await openColleague();
  const provider = follow.provider();
  const { cardId = '' } = (await cardOf('接种人甲')) ?? {};
  expect(await provider.ok(OPEN_CARD, { cardId }, colleague)).toMatchObject({ own: false });
  expect(await desk.ok(TAKE, { cardId })).toMatchObject({ takenBy: `护士 ${CLINIC}`, own: true });
  const late = await provider.ok(TAKE, { cardId }, colleague);
  expect(late).toMatchObject({ takenBy: `护士 ${CLINIC}`, own: false });
});

test('one that has become more urgent has to be taken again, the same is no second card', async () => {
  const { cardId = '' } = (await cardOf('接种人甲')) ?? {};
  await follow.answer(nth(0), orders[0] ?? '', { unusual: true, temperature: 38.7 });
  expect(await cardOf('接种人甲')).toMatchObject({ cardId, takenBy: `护士 ${CLINIC}` });
  await follow.answer(nth(0), orders[0] ?? '', { unusual: true, symptoms: ['seizure'] });
  expect(await cardOf('接种人甲')).toMatchObject({ cardId, level: 'emergency', takenBy: '' });
  expect(await desk.ok(LIST, {})).toHaveLength(2);
});

test('nobody takes it: it is escalated once, the family is asked to call, and whoever is on duty is notified', async () => {
  await follow.answer(nth(2), orders[2] ?? '', { unusual: true, symptoms: ['collapse'] });
  await follow.answer(nth(3), orders[3] ?? '', { unusual: true, temperature: 38.9 });
  await at(HOUR + 11 * MINUTE);
  expect(await cardOf('接种人丙')).toMatchObject({ escalatedAt: expect.any(Number) as number });
  expect(await cardOf('接种人丁')).toMatchObject({ level: 'clinic', escalatedAt: null });
  expect(await kindsOf(nth(2))).toEqual(['aefiUnanswered']);
  const texts = async () =>
    (await follow.sql(`select body from outbox where mobile = $1`, [DUTY])).rows as {
      body: string;
    }[];
  expect(await texts()).toHaveLength(2);
  for (const { body } of await texts()) {
    expect(body).toContain('门诊 D1');
    expect(body).not.toMatch(/接种人|疫苗 P1/);
  }
  await at(HOUR + 25 * MINUTE);
  expect(await kindsOf(nth(2))).toEqual(['aefiUnanswered']);
  expect(await texts()).toHaveLength(2);
});

test('withdrawing the consent takes back what nobody has taken, and leaves what somebody has', async () => {
  await ok(STOP, { orderId: orders[2] ?? '' }, nth(2));
  await ok(STOP, { orderId: orders[1] ?? '' }, nth(1));
  expect(await cardOf('接种人丙')).toBeUndefined();
  expect(await cardOf('接种人乙')).toMatchObject({ takenBy: `护士 ${CLINIC}` });
});

test('a closed card says how it ended, and leaves the list after a day', async () => {
  const { cardId = '' } = (await cardOf('接种人乙')) ?? {};
  const closed = { outcome: 'reported', by: `护士 ${CLINIC}` };
  expect(await desk.ok(CLOSE, { cardId, outcome: 'reported' })).toEqual(closed);
  // Whoever comes second learns that it was closed otherwise.
  expect(await desk.ok(CLOSE, { cardId, outcome: 'notAefi' })).toEqual(closed);
  expect(await cardOf('接种人乙')).toMatchObject({ outcome: 'reported' });
  expect(await personOf(nth(1), orders[1] ?? '')).toMatchObject({ handling: { state: 'closed' } });
  await at(DAY + 2 * HOUR);
  expect(await cardOf('接种人乙')).toBeUndefined();
});

test('pictures are the answer’s own, shown to the desk, and deleted with the answer', async () => {
  const [caller, orderId = ''] = [nth(4), orders[4]];
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const { url } = follow.provider();
  const upload = async (of: Account): Promise<string> =>
    (await uploadTo(url, picture, of.token, 'a.png')).data.fileId;
  const [own, foreign] = [await upload(caller), await upload(nth(5))];
  const serious = { unusual: true, symptoms: ['hives' as const] };
  expect(await follow.answer(caller, orderId, { ...serious, fileIds: [foreign] })).toMatchObject({
    code: CODE.NOT_FOUND,
  });
  await follow.answer(caller, orderId, { ...serious, fileIds: [own] });
  // It belongs to that answer.
  expect((await follow.answer(caller, orderId, { ...serious, fileIds: [own] })).code).toBe(
    CODE.NOT_FOUND,
  );
  const { cardId = '' } = (await cardOf('接种人戊')) ?? {};
  const [path = ''] = (await desk.ok(OPEN_CARD, { cardId })).answers[0]?.pictures ?? [];
  expect((await fetch(url + path)).status).toBe(200);
  await ok(ERASE, { orderId }, caller);
  expect((await fetch(url + path)).status).toBe(404);
  expect((await follow.sql(`select from uploads where id = $1`, [own])).rows).toEqual([]);
  expect(await cardOf('接种人戊')).toBeUndefined();
});

test('an account that is deleted leaves nothing of its follow-ups', async () => {
  const { userId, mobile, as } = nth(3);
  const rowsOf = async (): Promise<number> => {
    const { rows } = await follow.sql(
      `select id from follow_up_series where user_id = $1
       union all select id from follow_up_answers where user_id = $1
       union all select id from aefi_cards where user_id = $1
       union all select kind from aefi_card_events where user_id = $1`,
      [userId],
    );
    return rows.length;
  };
  expect(await rowsOf()).toBeGreaterThan(3);
  await follow
    .provider()
    .ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, { as });
  const vcode = await follow.provider().newestCode(mobile);
  await follow.provider().ok('POST /passport/user/delete.do', { vcode }, { as });
  expect(await rowsOf()).toBe(0);
  expect(await cardOf('接种人丁')).toBeUndefined();
});
