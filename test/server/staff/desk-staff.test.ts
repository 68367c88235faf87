import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import { codeOfStep, STEP } from '../../../server/domain/staff/session/totp';
import { CLINIC, createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { clockSetting } from '../../run-clock';

const COMMAND = join(__dirname, '../../../dist/server/desk-staff.js');
const PASSWORD = 'correct horse battery';

let testDatabase: TestDatabase;
let provider: Provider;
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

function deskStaff(password: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    input: `${password}\n`,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      DATA_DIR: testDatabase.dataDir,
      DATABASE_URL: testDatabase.postgres?.url,
      ...clockSetting(),
    },
  });
  return { status, said: stdout + stderr };
}

const signIn = (password: string) =>
  provider.call('POST /desk/login.do', { login: 'nurse.li', password });

test('an operator gives a clinic a login, another password, and takes it away', async () => {
  expect(deskStaff(PASSWORD, 'add', CLINIC, 'nurse.li', '李护士').status).toBe(0);
  const { code, data } = await signIn(PASSWORD);
  expect([code, data.staff]).toMatchObject([CODE.SUCCESS, { name: '李护士', depaCode: CLINIC }]);

  expect(deskStaff('another long one', 'password', 'nurse.li').status).toBe(0);
  const answers = [
    await signIn(PASSWORD),
    await signIn('another long one'),
    await provider.call('GET /desk/me.do', {}, { headers: { 'desk-token': data.token } }),
  ];
  expect(answers.map((answer) => answer.code)).toEqual([
    CODE.PASSWORD_WRONG,
    CODE.SUCCESS,
    CODE.DESK_LOGIN,
  ]);

  expect(deskStaff('', 'disable', 'nurse.li').status).toBe(0);
  expect((await signIn('another long one')).code).toBe(CODE.PASSWORD_WRONG);
});

test('it refuses a weak password, an unknown clinic, a taken login and what it does not understand', () => {
  expect(deskStaff('short', 'add', CLINIC, 'nurse.wu').said).toContain('10 to 64 characters');
  expect(deskStaff(PASSWORD, 'add', 'nowhere', 'nurse.wu').said).toContain('no clinic nowhere');
  expect(deskStaff(PASSWORD, 'add', CLINIC, 'nurse.li').said).toContain('is taken');
  expect(deskStaff(PASSWORD, 'hire').status).toBe(1);
});

test('who is signed out by the operator can sign in again, and every command is in the security log', async () => {
  expect(deskStaff(PASSWORD, 'add-manager', CLINIC, 'manager.wu').status).toBe(0);
  const login = { login: 'manager.wu', password: PASSWORD };
  const { token, staff } = await provider.ok('POST /desk/login.do', login);
  expect(staff.isManager).toBe(true);
  expect(deskStaff('', 'sign-out', 'manager.wu').said).toMatch(/is signed out/);
  const headers = { 'desk-token': token };
  expect((await provider.call('GET /desk/me.do', {}, { headers })).code).toBe(CODE.DESK_LOGIN);
  expect((await provider.call('POST /desk/login.do', login)).code).toBe(CODE.SUCCESS);
  expect(deskStaff('', 'sign-out', 'nobody.here').status).toBe(1);

  const begun = await provider.ok('POST /desk/factor/begin.do', login);
  const code = codeOfStep(begun.secret, Math.floor(provider.now / STEP));
  await provider.ok('POST /desk/factor/confirm.do', { ...login, code });
  expect((await provider.call('POST /desk/login.do', login)).code).toBe(CODE.STAFF_CODE);
  expect(deskStaff('', 'reset-factor', 'manager.wu').said).toMatch(/no second factor any more/);
  expect((await provider.call('POST /desk/login.do', login)).code).toBe(CODE.SUCCESS);
  expect(deskStaff('', 'reset-factor', 'nobody.here').status).toBe(1);

  const rows = await inDatabase(testDatabase, async ({ pool }) => {
    const found = await pool.query<{ call: string; subject_key: string }>(
      `select call, subject_key from security_events where event = 'staffRights' order by first_at`,
    );
    return found.rows;
  });
  const [made, ended, reset] = rows.slice(-3);
  expect([made, ended, reset].map((row) => row?.call)).toEqual([
    'desk-staff add-manager',
    'desk-staff sign-out',
    'desk-staff reset-factor',
  ]);
  expect(made?.subject_key).toMatch(/^[\w-]{16}$/);
  expect(ended?.subject_key).toBe(made?.subject_key);
});
