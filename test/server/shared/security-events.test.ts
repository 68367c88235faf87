import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { addColleague } from './security-world';
import { insertStaff, DESK_PASSWORD } from '../kit/worlds/desk-world';
import { callFrom } from '../kit/worlds/from-address';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { clockSetting } from '../../run-clock';

const MOBILE = '13899990123';
const NAMED = new RegExp(`${MOBILE}|127\\.\\d+|desk-${CLINIC}|manager-of-it`);

let testDatabase: TestDatabase;
let provider: Provider;
let owner: Caller;
let stranger: Caller;
let orderId = '';

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const slots = [{ day: dayFrom(3), capacity: 5 }];
  const world = await createWorld(testDatabase, { callers: 2, slots });
  [owner, stranger] = world.callers as [Caller, Caller];
  await inDatabase(testDatabase, async (database) => {
    await insertStaff(database, [CLINIC]);
    await addColleague(database, { depaCode: CLINIC, login: 'manager-of-it', role: 'manager' });
    await addColleague(database, { depaCode: CLINIC, login: 'moderator-of-it', role: 'moderator' });
  });
  provider = await startOn(testDatabase, { WRITES_PER_MINUTE: '50' });
  const form = bookingOf(owner, world.slotIds[0] ?? 0);
  ({ orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, owner));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

interface Row {
  readonly event: string;
  readonly outcome: string;
  readonly call: string;
  readonly times: number;
  readonly account_key: string;
  readonly subject_key: string;
  readonly address_key: string;
}

/** The rows of an event, once everything counted is written. */
async function recorded(event: string, outcome: string): Promise<readonly Row[]> {
  await provider.runJobs();
  return inDatabase(testDatabase, async ({ db }) => {
    const { rows } = await sql<Row>`select * from security_events
      where event = ${event} and outcome = ${outcome} order by first_at, call`.execute(db);
    return rows;
  });
}

const timesOf = (rows: readonly Row[]): number => rows.reduce((sum, { times }) => sum + times, 0);

/** Log lines of an event. */
const linesOf = (event: string): Record<string, unknown>[] =>
  provider.output
    .split('\n')
    .filter((line) => line.includes(`"security":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Runs one of the operator's commands beside the provider. */
const run = (command: string, ...words: readonly string[]) =>
  spawnSync(process.execPath, [join(__dirname, `../../../dist/server/${command}.js`), ...words], {
    encoding: 'utf8',
    env: {
      ...clockSetting(),
      PATH: process.env.PATH,
      DATA_DIR: testDatabase.dataDir,
      DATABASE_URL: testDatabase.postgres?.url,
      PERSON_KEY: 'a key that all providers of the tests share',
      DATA_KEYS: `test:${Buffer.alloc(32, 3).toString('base64url')}`,
    },
  });

const signInFrom = (from: string, password: string, login = `desk-${CLINIC}`) =>
  callFrom(provider.url, {
    path: '/desk/login.do',
    method: 'POST',
    from,
    body: { login, password },
  });

test('many wrong passwords leave a line, and a row with their number', async () => {
  const path = '/passport/v1/h5/login/loginByPassword.do';
  for (let index = 0; index < 9; index += 1)
    await callFrom(provider.url, {
      path,
      method: 'POST',
      from: '127.3.0.1',
      body: { mobile: MOBILE, password: `guess ${index}` },
    });
  const refused = await recorded('signIn', 'refused');
  const limited = await recorded('limit', 'refused');
  const rows = [...refused, ...limited].filter(({ call }) => call === `POST ${path}`);
  expect(timesOf(rows)).toBe(9);
  expect(rows.length).toBeLessThanOrEqual(4);
  expect(new Set(rows.map(({ subject_key: key }) => key)).size).toBe(1);
  expect(rows[0]?.subject_key).toMatch(/^[\w-]{16}$/);
  const lines = linesOf('signIn').filter(({ outcome }) => outcome === 'refused');
  expect(lines[0]).toMatchObject({ call: `POST ${path}`, subject: rows[0]?.subject_key });
  expect(lines.length).toBeLessThanOrEqual(4);
});

test('signing in, codes, and signing out are recorded with the account', async () => {
  const login = await provider.signUp(MOBILE);
  await provider.ok('GET /passport/v1/h5/login/logout.do', {}, { as: login });
  const [signIn] = (await recorded('signIn', 'done')).slice(-1);
  expect(signIn).toMatchObject({
    call: 'POST /passport/v1/h5/login/loginByMobile.do',
    account_key: expect.stringMatching(/^.{16}$/) as string,
  });
  expect(await recorded('code', 'done')).toMatchObject([{ subject_key: signIn?.subject_key }]);
  expect(await recorded('signOut', 'done')).toMatchObject([{ account_key: signIn?.account_key }]);
});

test('asking for somebody else’s appointment is recorded; asking for one’s own is not', async () => {
  await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, owner);
  expect(await recorded('absent', 'refused')).toEqual([]);
  const { code } = await provider.call(
    'GET /order/subscribe/clientDetail.do',
    { orderId },
    stranger,
  );
  expect(code).toBe(CODE.NOT_FOUND);
  expect(await recorded('absent', 'refused')).toMatchObject([
    {
      call: 'GET /order/subscribe/clientDetail.do',
      times: 1,
      account_key: expect.stringMatching(/./) as string,
    },
  ]);
});

test('a call of another role is recorded, and a token of nobody', async () => {
  const { envelope } = await signInFrom('127.3.0.5', DESK_PASSWORD, 'moderator-of-it');
  const { token } = envelope.data as { token: string };
  const headers = { 'desk-token': token };
  expect((await provider.call('GET /desk/day.do', {}, { headers })).code).toBe(CODE.DESK_LOGIN);
  expect(await recorded('role', 'refused')).toMatchObject([{ call: 'GET /desk/day.do' }]);
  await provider.call('GET /desk/day.do', {}, { headers: { 'desk-token': 'x'.repeat(43) } });
  await provider.call('GET /passport/user/findLoginUserByKey.do', {}, { token: 'y'.repeat(43) });
  await provider.call('GET /desk/day.do', {});
  // Without a token nobody has tried anything.
  expect(timesOf(await recorded('session', 'refused'))).toBe(2);
  expect((await recorded('role', 'refused')).length).toBe(1);
});

test('a manager sees who signed in at the clinic, from which network, and what was refused', async () => {
  await signInFrom('127.3.0.7', DESK_PASSWORD);
  await signInFrom('127.3.0.8', 'a wrong password');
  await signInFrom('127.3.0.8', 'a wrong password');
  const { envelope } = await signInFrom('127.3.0.7', DESK_PASSWORD, 'manager-of-it');
  const { token, staff } = envelope.data as { token: string; staff: { isManager: boolean } };
  expect(staff.isManager).toBe(true);
  const options = { headers: { 'desk-token': token } };
  const list = await provider.ok('GET /desk/manager/signIns.do', {}, options);
  const of = (login: string, kind: string) =>
    list.filter((each) => each.login === login && each.kind === kind);
  const [refused] = of(`desk-${CLINIC}`, 'refused');
  const [signedIn] = of(`desk-${CLINIC}`, 'signedIn');
  expect(list.filter(({ kind }) => kind === 'refused').reduce((sum, r) => sum + r.times, 0)).toBe(
    2,
  );
  expect(signedIn?.network).toHaveLength(4);
  expect(refused?.network).not.toBe(signedIn?.network);
  expect(of('manager-of-it', 'signedIn')[0]?.network).toBe(signedIn?.network);
  // Whoever is no manager does not see it, but works at the desk as before; so does the manager.
  expect((await provider.call('GET /desk/day.do', {}, options)).code).toBe(CODE.SUCCESS);
  const desk = (await signInFrom('127.3.0.7', DESK_PASSWORD)).envelope.data as { token: string };
  const own = { headers: { 'desk-token': desk.token } };
  const { code } = await provider.call('GET /desk/manager/signIns.do', {}, own);
  expect(code).toBe(CODE.DESK_LOGIN);
});

test('nothing in the log or the table names a mobile or an address', async () => {
  await provider.runJobs();
  const lines = provider.output.split('\n').filter((line) => line.includes('"security"'));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => NAMED.test(line))).toEqual([]);
  const rows = await inDatabase(testDatabase, async ({ pool }) => {
    const found = await pool.query<{ row: string }>(
      `select concat_ws(' ', call, account_key, subject_key, address_key) as row from security_events`,
    );
    return found.rows.map(({ row }) => row);
  });
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => NAMED.test(row))).toEqual([]);
});

test('a command reports what happened, and says under which hash a number is recorded', async () => {
  await provider.runJobs();
  const ask = (...words: string[]) => run('security-log', ...words);
  const key = ask('key', 'mobile', MOBILE).stdout.trim();
  expect((await recorded('code', 'done'))[0]?.subject_key).toBe(key);
  expect(ask('key', 'address', '2001:db8::1').stdout).toBe(
    ask('key', 'address', '2001:db8::2').stdout,
  );
  const report = ask('report', '1').stdout;
  expect(report).toMatch(/^signIn\trefused\t\d+$/m);
  expect(report).toContain('Networks with the most refusals');
  expect(ask('report', '0').status).toBe(1);
});

test('an operator signs an account out everywhere', async () => {
  const mobile = '13899990124';
  const login = await provider.signUp(mobile);
  const ask = () => provider.call('GET /passport/user/findLoginUserByKey.do', {}, { as: login });
  expect((await ask()).code).toBe(CODE.SUCCESS);
  expect(run('accounts', 'sign-out', mobile).stdout).toContain('1 sessions have ended');
  expect((await ask()).code).toBe(CODE.LOGIN_INVALID);
  expect(run('accounts', 'sign-out', '13899990125').stderr).toContain('No account has this mobile');
  expect((await recorded('signOut', 'done')).map(({ call }) => call)).toContain(
    'accounts sign-out',
  );
  const next = '13899990126';
  expect(run('accounts', 'change-mobile', mobile, next).stdout).toContain('has the new mobile');
  const again = (from: string) => run('accounts', 'change-mobile', from, next).stderr;
  expect(again(mobile)).toContain('No account has this mobile');
  expect(again(next)).toContain('has an account already');
});

test('an operator gives an account that lost its number to a new holder another one', async () => {
  const [old, next] = ['13899990127', '13899990128'];
  const { userId } = owner;
  const held = await provider.signUp(old);
  const me = 'GET /passport/user/findLoginUserByKey.do';
  const { id: holder } = await provider.ok(me, {}, { as: held });
  await inDatabase(testDatabase, ({ db }) =>
    sql`update users u set former_mobile_key = h.mobile_key, detached_at = h.created_at, mobile = null, mobile_key = null
      from users h where u.id = ${userId} and h.id = ${holder}`.execute(db),
  );
  expect(run('accounts', 'change-mobile', old, next).stderr).toContain('Say "former"');
  expect(run('accounts', 'change-mobile', old, next, 'former').stdout).toContain(
    'has the new mobile',
  );
  const mine = await provider.call(me, {}, { as: held });
  expect(mine.code).toBe(CODE.SUCCESS);
  const { rows } = await inDatabase(testDatabase, ({ db }) =>
    sql<{ id: string }>`select id from users where id = ${userId} and mobile_key is not null
      and former_mobile_key is null`.execute(db),
  );
  expect(rows).toHaveLength(1);
});

test('what was counted is written when the process stops', async () => {
  await signInFrom('127.3.0.9', 'a wrong password', 'nobody-at-all');
  await provider.halt();
  const rows = await inDatabase(testDatabase, async ({ pool }) => {
    const found = await pool.query<{ times: number }>(
      `select times from security_events where event = 'staffSignIn' and outcome = 'refused'
       order by last_at desc limit 1`,
    );
    return found.rows;
  });
  expect(rows).toEqual([{ times: 1 }]);
});
