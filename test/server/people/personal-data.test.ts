import { CODE } from '@contract/errors';
import { CATEGORIES } from '@contract/personal/category-rules';
import { HELD_DATA } from '@contract/personal/held-data-rules';
import { GIVEN_AGAIN, WITHDRAWN_HERE } from '@contract/personal/consent-rules';
import type { Purpose } from '@contract/personal/consent-rules';
import { recordAccesses } from '../../../server/shared/access-log/record-accesses';
import { CLINIC, inDatabase } from '../kit/worlds/booking-world';
import { aClaim, aPrize } from '../kit/worlds/family';
import { openDesk } from '../kit/worlds/desk-world';
import {
  createFollowUpWorld,
  DAY,
  LIST,
  OPEN_CARD,
  VISIT_DAY,
} from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';
import { consentsOf, sharingOf, withdraw } from '../kit/worlds/personal-world';
import { insertColleagues, say } from '../kit/worlds/service-world';
import { sqlNow } from '../../run-clock';

const ACCESSES = 'GET /personal/access/pageList.do';
const CALLS = [
  'GET /personal/data/categories.do',
  'GET /personal/consent/list.do',
  'GET /personal/sharing/list.do',
  'GET /personal/access/pageList.do',
  'GET /personal/notice/settings.do',
] as const;

let world: FollowUpWorld;
let orderId: string;
const owner = (): Account => world.accounts[0] as Account;
const other = (): Account => world.accounts[1] as Account;
const accessesOf = async ({ token }: Account) =>
  (await world.provider().ok(ACCESSES, {}, { token })).list;

beforeAll(async () => {
  world = await createFollowUpWorld(3);
  orderId = await world.vaccinate(owner());
});
afterAll(() => world?.remove());

test.each(CALLS)('%s is refused to who is not signed in', async (name) => {
  expect((await world.provider().call(name, {})).code).toBe(CODE.LOGIN_INVALID);
});

test('an account sees what is held of each kind, of its own only', async () => {
  const heldOf = async ({ token }: Account, language: 'zh-CN' | 'en') => {
    const { list } = await world
      .provider()
      .ok('GET /personal/data/categories.do', {}, { token, language });
    return list;
  };
  const list = await heldOf(owner(), 'zh-CN');
  expect(list.map(({ category }) => category)).toEqual([...CATEGORIES]);
  const kinds = list.flatMap((each) => each.kinds.map(({ what }) => what));
  expect(kinds.sort()).toEqual(
    Object.values(HELD_DATA)
      .map(({ what: [zh] }) => zh as string)
      .sort(),
  );
  expect(list.find(({ category }) => category === 'people')?.kinds[0]).toMatchObject({
    purpose: expect.stringContaining('防止同一人重复预约和排队') as string,
    receivers: '给：您预约的接种门诊、身份核验机构（开通时）。',
  });
  const partsOf = (category: string) => list.find((each) => each.category === category)?.parts;
  expect(partsOf('people')).toEqual([{ title: '家庭成员', count: 2 }]);
  expect(partsOf('appointments')).toContainEqual({ title: '预约', count: 1 });
  expect(partsOf('community')).toEqual([]);
  const others = await heldOf(other(), 'en');
  expect(others.find(({ category }) => category === 'appointments')).toMatchObject({
    title: 'Appointments and vaccinations',
    parts: [],
  });
});

test('an account reads when a desk opened its appointment; opening it again soon is one access', async () => {
  const desk = await openDesk(world.provider(), CLINIC);
  expect(await accessesOf(owner())).toEqual([]);
  await desk.ok('GET /desk/day.do', { day: VISIT_DAY });
  await desk.ok('GET /desk/day.do', { day: VISIT_DAY });
  const { rows } = await world.sql('select reference from orders where id = $1', [orderId]);
  const { reference } = rows[0] as { reference: string };
  await desk.ok('GET /desk/find.do', { code: reference });
  const accesses = await accessesOf(owner());
  expect(accesses.map(({ part, day, times }) => ({ part, day, times }))).toEqual([
    { part: 'appointment', day: VISIT_DAY, times: 1 },
    { part: 'dayList', day: VISIT_DAY, times: 1 },
  ]);
  expect(accesses.every(({ clinic }) => clinic !== '')).toBe(true);
  expect(accesses[0]?.orderId).toBe(orderId);
  expect(await accessesOf(other())).toEqual([]);
  await world.sql(`update record_accesses set last_at = last_at - interval '11 minutes'`);
  await desk.ok('GET /desk/find.do', { code: reference });
  expect((await accessesOf(owner()))[0]).toMatchObject({ part: 'appointment', times: 2 });
});

test('an account reads that customer service opened its conversation and its appointments', async () => {
  const [colleague] = await insertColleagues(world.testDatabase, ['小苗']);
  const { chat } = await say(world.provider(), other(), '可以改时间吗');
  const headers = { headers: colleague?.headers ?? {} };
  const { conversationId } = chat;
  await world.provider().ok('POST /service/staff/take.do', { conversationId }, headers);
  await world.provider().ok('GET /service/staff/messages.do', { conversationId }, headers);
  await world.provider().ok('GET /service/staff/orders.do', { conversationId }, headers);
  const accesses = await accessesOf(other());
  expect(accesses.map(({ part, clinic }) => ({ part, clinic }))).toEqual([
    { part: 'appointments', clinic: '' },
    { part: 'conversation', clinic: '' },
    { part: 'chatQueue', clinic: '' },
  ]);
  expect(JSON.stringify(accesses)).not.toContain('小苗');
});

test('a deleted account gets no record', async () => {
  const staff = { staffId: `s-${CLINIC}`, role: 'desk' } as const;
  const third = world.accounts[2] as Account;
  const accessed = [{ userId: third.userId, part: 'appointment', subject: 'o' }] as const;
  await inDatabase(world.testDatabase, async ({ db, pool }) => {
    const count = async () =>
      (await pool.query('select 1 from record_accesses where user_id = $1', [third.userId]))
        .rowCount;
    await pool.query(`update users set deleted_at = ${sqlNow()} where id = $1`, [third.userId]);
    await recordAccesses(db, staff, accessed, Date.now());
    expect(await count()).toBe(0);
    await pool.query('update users set deleted_at = null where id = $1', [third.userId]);
    await recordAccesses(db, staff, accessed, Date.now());
    expect(await count()).toBe(1);
  });
});

test('sharing names the mail provider once an export was mailed', async () => {
  const exported = (id: string, state: string, sentAt: string) =>
    world.sql(
      `insert into personal_exports (id, user_id, platform, mobile, email, language, state, due_at, created_at, sent_at)
       values ($1, $2, 1, '', '', 'zh-CN', $3, ${sqlNow()}, ${sqlNow()}, ${sentAt})`,
      [id, other().userId, state],
    );
  const mail = async () =>
    (await sharingOf(world, other())).filter(({ receiver }) => receiver === 'mail');
  await exported('failed', 'failed', 'null');
  expect(await mail()).toEqual([]);
  await exported('sent', 'expired', `${sqlNow()}`);
  expect(await mail()).toMatchObject([{ name: '', count: 1, open: 0, stopped: false }]);
  await world.sql('delete from personal_exports');
});

test('sharing names each clinic since the first booking, and a follow-up that went to it', async () => {
  const clinic = (await sharingOf(world, owner())).find(({ receiver }) => receiver === 'clinic');
  expect(clinic).toMatchObject({ count: 1, open: 0 });
  expect(clinic?.since).toBeGreaterThan(Date.now() - DAY);
  expect((await sharingOf(world, other())).map(({ receiver }) => receiver)).toEqual(['sms']);
  await world.at(DAY);
  await world.consent(owner(), orderId);
  await world.answer(owner(), orderId, { unusual: true, symptoms: ['breathing'] });
  const shared = await sharingOf(world, owner());
  expect(shared.map(({ receiver }) => receiver)).toEqual(['clinic', 'followUpClinic', 'sms']);
  const desk = await openDesk(world.provider(), CLINIC);
  const [card] = await desk.ok(LIST, {});
  await desk.ok(OPEN_CARD, { cardId: card?.cardId ?? '' });
  const seen = (await accessesOf(owner())).filter(({ part }) => part === 'followUpCard');
  expect(seen.map((each) => each.orderId)).toEqual([orderId, orderId]);
});

describe('a consent that was withdrawn is listed no more', () => {
  const ENDED = WITHDRAWN_HERE.filter((purpose) => !GIVEN_AGAIN.some((each) => each === purpose));
  const given = async (purpose: Purpose) =>
    (await consentsOf(world, owner())).filter((each) => each.purpose === purpose);

  // The follow-up was consented to above.
  beforeAll(async () => {
    const { userId, linkmanId } = owner();
    const { ticketId } = await aPrize(world.testDatabase)(owner(), world.provider());
    await world.provider().ok('POST /lottery/prize/claim.do', aClaim(ticketId), owner());
    await world.sql(
      `insert into health_profiles (linkman_id, user_id, answers, consented_by, consent_version, consented_at)
       values ($1, $2, '', 'owner', '1', ${sqlNow()})`,
      [linkmanId, userId],
    );
    for (const made of [
      `questionnaire_responses (user_id, code, subject, version, answers, sent_at)
       values ($1, 'habits', '', 1, '{}', ${sqlNow()})`,
      `questionnaire_drafts (user_id, code, subject, version, attempt, answers, saved_at)
       values ($1, 'visit', 'x', 1, 'a', '{}', ${sqlNow()})`,
      `calendar_feeds (user_id, secret_hash, language, made_at) values ($1, '', 'zh-CN', ${sqlNow()})`,
      `identities (platform, subject, user_id) values ('weapp', 's', $1)`,
      `message_grants (user_id, platform, subject, template, language, unused, accepted_at)
       values ($1, 'alipay', 's', 't', 'zh-CN', 1, ${sqlNow()})`,
    ])
      await world.sql(`insert into ${made}`, [userId]);
  });

  test.each(ENDED)('%s', async (purpose) => {
    const listed = await given(purpose);
    expect(listed).toEqual([expect.objectContaining({ given: true })]);
    await withdraw(world, owner(), purpose, listed[0]?.id);
    expect(await given(purpose)).toEqual([]);
  });

  test('person, though the entry is stored for an order', async () => {
    const { linkmanId } = owner();
    const ids = async () => (await given('person')).map(({ id }) => id);
    expect(await ids()).toContain(linkmanId);
    await world.provider().ok('POST /linkman/linkman/delete.do', { linkmanId }, owner());
    expect(await ids()).toEqual(world.world.secondIds);
    const stored = await world.sql('select deleted_at from linkmen where id = $1', [linkmanId]);
    expect(stored.rows).toEqual([{ deleted_at: expect.any(Date) as Date }]);
  });
});
