import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld, dayFrom, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';

const LOGIN = 'POST /passport/v1/h5/login/loginByMobile.do';
const PROVE = 'POST /passport/v1/h5/login/ownerCheck/prove.do';
const NOT_ME = 'POST /passport/v1/h5/login/ownerCheck/notMe.do';
const MINE = 'GET /passport/user/findLoginUserByKey.do';
const DAY = 86_400_000;
const BIRTHDAY = '1990-05-06';
const WRONG = { birthday: '1990-05-07' };

let testDatabase: TestDatabase;

let provider: Provider;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 1, slots: [{ day: dayFrom(3), capacity: 5 }] });
  provider = await startOn(testDatabase, {});
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const deviceOf = (letter: string) => ({ headers: { cookie: `ym_device=${letter.repeat(43)}` } });

/** Signs in by a new code from a device. */
async function signIn(mobile: string, letter: string) {
  await provider.moveTo(provider.now + 61_000);
  await provider.ok('POST /message/validate/h5/sendVcode.do', { mobile }, deviceOf(letter));
  const vcode = await provider.newestCode(mobile);
  return provider.call(LOGIN, { mobile, vcode }, deviceOf(letter));
}
/** The ticket with which a sign-in is refused. */
async function question(mobile: string, letter: string): Promise<string> {
  const { code, data } = await signIn(mobile, letter);
  expect(code).toBe(CODE.OWNER_UNPROVEN);
  const { ticket, ...more } = data as unknown as { readonly ticket: string };
  expect(more).toEqual({});
  return ticket;
}
const prove = (
  ticket: string,
  fact: { readonly birthday: string } | { readonly documentEnd: string },
  letter: string,
) => provider.call(PROVE, { ticket, fact }, deviceOf(letter));
const idOf = async (login: { token: string; secret: string }) =>
  (await provider.ok(MINE, {}, { as: login })).id;

let made = 0;
/** An account with a member whose document ends in 123X, signed in on device `a`. */
async function family(): Promise<{ readonly mobile: string; readonly id: string }> {
  made += 1;
  const mobile = `139001390${String(made).padStart(2, '0')}`;
  const { data } = await signIn(mobile, 'a');
  const id = data.userInfo.id;
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `insert into linkmen (id, user_id, name, document_kind, document_number, sex, birthday, relation_type, mobile, consent_at)
       values ($1, $2, '王奶奶', 2, $3, 2, $4, 2, '', now())`,
      [`rn-${made}`, id, `E0000${made}123X`, BIRTHDAY],
    ),
  );
  return { mobile, id };
}
/** Tells an account that an appointment was cancelled, which is urgent enough for an SMS. */
async function notify(userId: string): Promise<void> {
  const params = { clinic: '和平门诊', product: '流感', day: '2026-12-01', time: '09:00' };
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `insert into messages (user_id, message_class, kind, params, created_at)
       values ($1, 'reminder', 'cancelledByClinic', $2, $3)`,
      [userId, JSON.stringify(params), new Date(provider.now)],
    ),
  );
  await provider.jobsAt(provider.now + 60_000);
}
/** How many SMS about an appointment a number has got. */
async function told(mobile: string): Promise<number> {
  const answer = await fetch(`${provider.url}/dev/outbox?mobile=${mobile}`, {
    headers: { accept: 'application/json' },
  });
  const texts = (await answer.json()) as { body: string }[];
  return texts.filter(({ body }) => body.includes('和平门诊')).length;
}
const silentFor = (days: number) => provider.moveTo(provider.now + days * DAY);

test('before 180 days of silence, and on a known device after them, the code is enough', async () => {
  const { mobile, id } = await family();
  await silentFor(179);
  const soon = await signIn(mobile, 'b');
  expect([soon.code, soon.data.userInfo.id]).toEqual([CODE.SUCCESS, id]);
  await silentFor(181);
  const known = await signIn(mobile, 'b');
  expect([known.code, known.data.userInfo.id]).toEqual([CODE.SUCCESS, id]);
});

test('a session that is used is no silence', async () => {
  const { mobile, id } = await family();
  const { data } = await signIn(mobile, 'a');
  await silentFor(20);
  expect(await idOf(data)).toBe(id);
  await silentFor(170);
  expect((await signIn(mobile, 'c')).code).toBe(CODE.SUCCESS);
});

test('an account with neither family nor appointments is not asked about', async () => {
  const { data } = await signIn('13900139099', 'a');
  await silentFor(400);
  const again = await signIn('13900139099', 'b');
  expect(again.data.userInfo.id).toBe(data.userInfo.id);
});

test('the owner answers with a birthday, or the end of a document, and has the account as it was', async () => {
  const { mobile, id } = await family();
  await silentFor(420);
  const byBirthday = await prove(await question(mobile, 'b'), { birthday: BIRTHDAY }, 'b');
  expect(byBirthday.data.userInfo.id).toBe(id);
  expect((await provider.ok(MINE, {}, { as: byBirthday.data })).linkmanNum).toBe(1);
  await silentFor(420);
  const byDocument = await prove(await question(mobile, 'c'), { documentEnd: '123x' }, 'c');
  expect(byDocument.data.userInfo.id).toBe(id);
});

test('a ticket is of no use on another device, after 15 minutes, or once it was answered', async () => {
  const { mobile } = await family();
  await silentFor(420);
  const ticket = await question(mobile, 'b');
  const fact = { birthday: BIRTHDAY };
  expect((await prove(ticket, fact, 'c')).code).toBe(CODE.CODE_WRONG);
  const forged = JSON.stringify({ kind: 'owner-check', userId: 'x' });
  expect((await prove(forged, fact, 'b')).code).toBe(CODE.CODE_WRONG);
  await provider.moveTo(provider.now + 15 * 60_000);
  expect((await prove(ticket, fact, 'b')).code).toBe(CODE.CODE_WRONG);
  const next = await question(mobile, 'b');
  expect((await prove(next, fact, 'b')).code).toBe(CODE.SUCCESS);
  expect((await prove(next, fact, 'b')).code).toBe(CODE.CODE_WRONG);
});

test('a guesser has three tries a day, with equal answers, and each is recorded', async () => {
  const { mobile } = await family();
  await silentFor(420);
  const ticket = await question(mobile, 'g');
  const answers = [
    await prove(ticket, WRONG, 'g'),
    await prove(ticket, { documentEnd: '1234' }, 'g'),
    await prove(ticket, { birthday: '2020-01-01' }, 'g'),
  ];
  expect(
    new Set(answers.map(({ code, msg, data }) => JSON.stringify({ code, msg, data }))).size,
  ).toBe(1);
  expect(answers[0]?.code).toBe(CODE.OWNER_FACT_WRONG);
  const over = await prove(ticket, { birthday: BIRTHDAY }, 'g');
  expect([over.code, over.msg]).toEqual([CODE.TOO_MANY, expect.stringContaining('服务台')]);
  // Another device shares the tries of the account.
  expect((await prove(await question(mobile, 'h'), { birthday: BIRTHDAY }, 'h')).code).toBe(
    CODE.TOO_MANY,
  );
  await provider.runJobs();
  const rows = await inDatabase(testDatabase, ({ pool }) =>
    pool.query(`select sum(times)::int as times from security_events
      where event = 'owner' and outcome = 'refused' and account_key <> ''`),
  );
  expect(rows.rows).toEqual([{ times: 3 }]);
  await silentFor(1);
  expect((await prove(await question(mobile, 'g'), { birthday: BIRTHDAY }, 'g')).code).toBe(
    CODE.SUCCESS,
  );
});

test('a forgotten password is not set by the number alone', async () => {
  const { mobile } = await family();
  await silentFor(420);
  await provider.ok('POST /message/validate/h5/sendVcode.do', { mobile, purpose: 'password' });
  const vcode = await provider.newestCode(mobile);
  const reset = await provider.call('POST /passport/v1/h5/login/resetPassword.do', {
    mobile,
    vcode,
    password: '一只会飞的蓝色河马',
  });
  expect([reset.code, reset.msg]).toEqual([
    CODE.OWNER_UNPROVEN,
    expect.stringContaining('先用短信验证码登录'),
  ]);
});

test('the new holder of the number gets an account of their own; the old one waits for its owner', async () => {
  const { mobile, id } = await family();
  await silentFor(420);
  const ticket = await question(mobile, 'n');
  await notify(id);
  expect(await told(mobile)).toBe(1);
  const { data } = await provider.call(NOT_ME, { ticket }, deviceOf('n'));
  await notify(id);
  expect(await told(mobile)).toBe(1);
  expect(data.userInfo).toMatchObject({ isNew: true });
  expect(data.userInfo.id).not.toBe(id);
  expect((await provider.ok(MINE, {}, { as: data })).linkmanNum).toBe(0);
  expect((await signIn(mobile, 'o')).data.userInfo.id).toBe(data.userInfo.id);
  const { rows } = await inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `select u.mobile, u.mobile_key, u.former_mobile_key is not null as is_former,
        (select count(*)::int from linkmen l where l.user_id = u.id and l.deleted_at is null) as members
       from users u where u.id = $1`,
      [id],
    ),
  );
  expect(rows).toEqual([{ mobile: null, mobile_key: null, is_former: true, members: 1 }]);
});

test('a platform’s user who binds the number is asked too', async () => {
  const { mobile, id } = await family();
  await silentFor(420);
  const platform = await provider.ok(
    'POST /passport/mini/codeLogin.do',
    { platform: 'weapp', code: 'recycled-1' },
    deviceOf('w'),
  );
  const bind = async () => {
    await provider.moveTo(provider.now + 61_000);
    await provider.ok('POST /message/validate/h5/sendVcode.do', { mobile, purpose: 'bind' });
    const vcode = await provider.newestCode(mobile);
    return provider.call(
      'POST /passport/v1/h5/login/bindMobile.do',
      { mobile, vcode },
      { token: platform.token, ...deviceOf('w') },
    );
  };
  const asked = await bind();
  expect(asked.code).toBe(CODE.OWNER_UNPROVEN);
  const { ticket } = asked.data as unknown as { readonly ticket: string };
  const { data } = await provider.call(NOT_ME, { ticket }, deviceOf('w'));
  expect(data.userInfo.id).toBe(platform.userInfo.id);
  expect(data.userInfo.id).not.toBe(id);
  expect(data.userInfo.mobile).not.toBe('');
});
