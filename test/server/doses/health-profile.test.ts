import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { CODE } from '@contract/errors';
import type { HealthAnswers } from '@contract/health/profile-rules';
import type { Refusal } from '@contract/subscribe/endpoints';
import { addMonths } from '@contract/time/day-rules';
import { CLOCK, day } from '../kit/worlds/booking-slots';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  inDatabase,
  insertCallers,
  insertMembers,
  newKey,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { aMemberForm } from '../kit/worlds/family';
import type { Provider } from '../kit/harness';
import { HEPATITIS_A, insertLiveVaccines, MMR } from '../kit/worlds/live-world';
import type { LiveSlot, LiveWorld } from '../kit/worlds/live-world';
import { clockAt, startOn } from '../kit/start-on';
import { agreedTo } from '../../samples/agreed';

const ADD = 'POST /subscribe/subscribe/addV2.do';
const DETAIL = 'GET /linkman/health/detail.do';
const SAVE = 'POST /linkman/health/save.do';
const CLEAR = 'POST /linkman/health/clear.do';
const CHECK = 'GET /order/subscribe/checkSubscribeLinkman.do';

const VERSION = DOCUMENT_VERSIONS.healthConsent;

let testDatabase: TestDatabase;
let provider: Provider;
let world: LiveWorld;
let adults: Caller[];
let child: Caller;
/** A family of two; `second` is the other one. */
let families: Caller[];
let second: string;
/** Of sessions, by account: answers about health are encrypted. */
let secrets: ReadonlyMap<string, string>;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 1, slots: [] });
  await inDatabase(testDatabase, async (database) => {
    world = await insertLiveVaccines(database);
    adults = await insertCallers(database, 7, { sex: 2 });
    [child] = (await insertCallers(database, 1, { birthday: day(-900) })) as [Caller];
    families = [newCaller()];
    const born = { birthday: '2011-05-17' };
    [second] = (await insertMembers(database, families[0] as Caller, [born])) as [string];
    const { rows } = await database.pool.query<{ user_id: string; secret: string }>(
      'select user_id, secret from sessions',
    );
    secrets = new Map(rows.map(({ user_id: id, secret }) => [id, secret]));
  });
  provider = await startOn(testDatabase, clockAt(CLOCK));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const take = (from: Caller[]): Caller => {
  const caller = from.pop();
  if (!caller) throw new Error('No callers left.');
  return caller;
};
const as = ({ userId, token }: Caller) => ({ as: { token, secret: secrets.get(userId) ?? '' } });
const newCaller = (): Caller => take(world.callers);
const save = (caller: Caller, answers: HealthAnswers['answers'], more: object = {}) =>
  provider.call(
    SAVE,
    {
      linkmanId: caller.linkmanId,
      answers,
      days: {},
      consent: true,
      agreed: agreedTo('healthConsent'),
      ...more,
    },
    { token: caller.token },
  );
const add = (caller: Caller, slot: LiveSlot) => {
  const productId = slot.startsWith('mmr') ? MMR : HEPATITIS_A;
  const form = { ...bookingOf(caller, world.ids[slot]), productId };
  return provider.call(ADD, form, { token: caller.token });
};
const refusal = (answer: { data: unknown }): Refusal => answer.data as Refusal;
const profileOf = async (caller: Caller) =>
  (await provider.ok(DETAIL, { linkmanId: caller.linkmanId }, as(caller))).profile;
const stored = ({ linkmanId }: Caller): Promise<unknown[]> =>
  inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query('select * from health_profiles where linkman_id = $1', [
      linkmanId,
    ]);
    return rows;
  });
test('an answer refuses a live vaccine in its own words, everywhere; without it the dose is booked', async () => {
  const caller = newCaller();
  const { linkmanId } = caller;
  expect((await save(caller, { immunodeficiency: 'yes', hiv: 'unknown' })).code).toBe(CODE.SUCCESS);
  expect(await profileOf(caller)).toMatchObject({
    answers: { immunodeficiency: 'yes', hiv: 'unknown' },
    days: {},
    consentVersion: VERSION,
  });

  const answer = await add(caller, 'mmrSoon');
  expect(answer.code).toBe(CODE.HEALTH_PROFILE);
  expect(answer.msg).toMatch(/“健康情况”里填了：免疫力低下.*门诊医生决定.*打电话给门诊.*可以.*改/);
  expect(answer.msg).not.toMatch(/另一种疫苗|间隔/);
  expect(refusal(answer)).toMatchObject({ allowedFrom: null });
  expect(refusal(answer).remedies).toEqual(
    expect.arrayContaining([
      { kind: 'health', linkmanId, name: '测试' },
      { kind: 'askClinic', phone: '01000000000' },
    ]),
  );

  const mmr = { depaCode: CLINIC, productId: MMR, linkmanId };
  const check = await provider.ok(CHECK, mmr, caller);
  expect(check).toMatchObject({
    canSubscribe: false,
    code: CODE.HEALTH_PROFILE,
    reason: answer.msg,
  });
  const days = await provider.ok(
    'GET /subscribe/subscribe/departmentWorkDays.do',
    { ...mmr, doseNo: 1, month: day(2).slice(0, 7) },
    caller,
  );
  expect(days.firstDay > days.lastDay).toBe(true);
  const joined = await provider.call(
    'POST /subscribe/waiting/join.do',
    { linkmanId, productId: MMR, doseNo: 1, cityCode: '110100' },
    { token: caller.token },
  );
  expect(joined.code).toBe(CODE.HEALTH_PROFILE);

  const plan = await provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, as(caller));
  expect(plan.doses.find(({ id }) => id === 'mmr-1')).toMatchObject({
    status: 'onHold',
    reason: 'doctorDecides',
  });

  await provider.ok(CLEAR, { linkmanId }, caller);
  expect(await profileOf(caller)).toBeNull();
  expect((await add(caller, 'mmrSoon')).code).toBe(CODE.SUCCESS);
});

test('in a family’s visit the person is named whom it is about', async () => {
  const caller = take(families);
  const linkmanId = second;
  await save({ ...caller, linkmanId }, { hiv: 'yes' });
  const { guidelineVersion } = bookingOf(caller, world.ids.mmrLater);
  const seat = { productId: MMR, doseNo: 1, slotId: world.ids.mmrLater, guidelineVersion };
  const people = [caller.linkmanId, linkmanId].map((id) => ({ linkmanId: id, ...seat }));
  const answer = await provider.call(
    'POST /subscribe/subscribe/addFamily.do',
    { idempotencyKey: newKey(), depaCode: CLINIC, people },
    { token: caller.token },
  );
  expect(answer.code).toBe(CODE.HEALTH_PROFILE);
  expect(answer.msg).toMatch(/^成员1：.*感染艾滋病病毒/);
});

test('immunoglobulin puts a live vaccine off until three months have passed', async () => {
  const caller = newCaller();
  const given = day(-75);
  const first = addMonths(given, 3);
  const days = { immunoglobulin: given };
  expect((await save(caller, { immunoglobulin: 'yes' }, { days })).code).toBe(CODE.SUCCESS);
  const answer = await add(caller, 'mmrSoon');
  expect(answer.code).toBe(CODE.HEALTH_PROFILE);
  expect(answer.msg).toContain(`近期打过免疫球蛋白或输过血。${first} 起可以预约`);
  expect(refusal(answer)).toMatchObject({ allowedFrom: first });
  expect(refusal(answer).remedies[0]).toEqual({ kind: 'later', day: first });
  expect((await add(caller, 'mmrLast')).code).toBe(CODE.SUCCESS);
});

test('only one’s own family, what is asked of the person, and with the present text of the consent', async () => {
  const [one, two] = [newCaller(), newCaller()];
  expect((await save({ ...one, linkmanId: two.linkmanId }, { hiv: 'no' })).code).toBe(
    CODE.NOT_FOUND,
  );
  const man = await save(one, { pregnancy: 'no' });
  expect(man.code).toBe(CODE.PARAMETERS);
  expect(man.msg).toContain('怀孕');
  expect((await save(one, {})).code).toBe(CODE.PARAMETERS);
  expect((await save(one, { immunoglobulin: 'yes' })).msg).toContain('日期');
  expect((await save(one, { hiv: 'no' }, { consent: false })).code).toBe(CODE.PARAMETERS);
  expect(await profileOf(one)).toBeNull();
});

test('for a child under 14 a guardian has to be there, who consents', async () => {
  expect((await save(child, { hivMother: 'no' })).code).toBe(CODE.GUARDIAN_MISSING);
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `update linkmen set guardian = '{"name":"母","mobile":"13800000000","relation":"mother"}' where id = $1`,
      [child.linkmanId],
    ),
  );
  expect((await save(child, { hivMother: 'no' })).code).toBe(CODE.SUCCESS);
  const rows = await stored(child);
  expect(rows).toMatchObject([{ consented_by: 'guardian', consent_version: VERSION }]);
});

test('the answers are sealed, and go with the consent, under “My consents” too', async () => {
  const caller = take(adults);
  const { linkmanId } = caller;
  const days = { pregnancy: day(100) };
  await save(caller, { pregnancy: 'yes' }, { days });
  const rows = await stored(caller);
  expect(rows).toMatchObject([{ consented_by: 'owner' }]);
  expect(JSON.stringify(rows)).not.toMatch(/pregnancy|yes/);
  const { list } = await provider.ok('GET /personal/consent/list.do', {}, as(caller));
  expect(list.filter(({ purpose }) => purpose === 'healthProfile')).toMatchObject([
    { id: linkmanId, name: '测试', version: VERSION, given: true },
  ]);
  const withdrawal = { purpose: 'healthProfile', id: linkmanId } as const;
  // Of another account's member nothing is withdrawn.
  await provider.ok('POST /personal/consent/withdraw.do', withdrawal, take(adults));
  expect(await profileOf(caller)).not.toBeNull();
  await provider.ok('POST /personal/consent/withdraw.do', withdrawal, caller);
  expect(await stored(caller)).toEqual([]);
});

test.each([
  ['another document of the same person', { name: '测试', birthday: '1990-05-17', sex: 2 }, 1],
  ['a person of another birthday', { name: '测试', birthday: '1990-05-18', sex: 2 }, 0],
  ['a person of the other sex', { name: '测试', birthday: '1990-05-17', sex: 1 }, 0],
] as const)('%s leaves %j with %d profiles', async (_case, person, count) => {
  const caller = take(adults);
  const { linkmanId, token } = caller;
  await save(caller, { immunodeficiency: 'no' });
  const form = {
    ...aMemberForm(linkmanId),
    ...person,
    documentNumber: `E5566${linkmanId.replace(/\D/g, '').padEnd(4, '7').slice(0, 4)}`,
  };
  const saved = await provider.call('POST /linkman/linkman/saveOrUpdateV2.do', form as never, {
    token,
  });
  expect(saved.code).toBe(CODE.SUCCESS);
  expect(await stored(caller)).toHaveLength(count);
});

test('a removed member leaves no profile', async () => {
  const caller = take(adults);
  await save(caller, { immunodeficiency: 'no' });
  await provider.ok('POST /linkman/linkman/delete.do', { linkmanId: caller.linkmanId }, caller);
  expect(await stored(caller)).toEqual([]);
});
