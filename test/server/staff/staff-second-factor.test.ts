import { CODE } from '@contract/errors';
import { codeOfStep, STEP } from '../../../server/domain/staff/session/totp';
import { CLINIC, createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { DESK_PASSWORD, insertStaff } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';

const LOGIN = 'POST /desk/login.do';
const PROOF = { login: `desk-${CLINIC}`, password: DESK_PASSWORD };
const MINUTE = 60_000;

let testDatabase: TestDatabase;
let provider: Provider;
beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  await inDatabase(testDatabase, (database) => insertStaff(database, [CLINIC]));
  provider = await startOn(testDatabase, { STAFF_SECOND_FACTOR: '1', STAFF_IDLE_MINUTES: '30' });
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const at = (token: string) => ({ headers: { 'desk-token': token } });
const codeNow = (secret: string): string => codeOfStep(secret, Math.floor(provider.now / STEP));
/** The next code of the authenticator. */
async function nextCode(secret: string): Promise<string> {
  await provider.moveTo((Math.floor(provider.now / STEP) + 2) * STEP);
  return codeNow(secret);
}
const refusal = async (more: object) => (await provider.call(LOGIN, { ...PROOF, ...more })).code;

let secret: string;
let recovery: readonly string[];

test('without a second factor nobody signs in, and one is set up with the password alone', async () => {
  expect(await refusal({})).toBe(CODE.STAFF_FACTOR);
  expect(await refusal({ code: '123456' })).toBe(CODE.STAFF_FACTOR);
  const wrong = await provider.call('POST /desk/factor/begin.do', { ...PROOF, password: 'not it' });
  expect(wrong.code).toBe(CODE.PASSWORD_WRONG);
  const begun = await provider.ok('POST /desk/factor/begin.do', PROOF);
  expect(begun.uri).toContain(`secret=${begun.secret}`);
  secret = begun.secret;
  // Not confirmed yet: it does not count.
  expect(await refusal({ code: codeNow(secret) })).toBe(CODE.STAFF_FACTOR);
  const confirm = 'POST /desk/factor/confirm.do';
  const bad = await provider.call(confirm, { ...PROOF, code: '000000' });
  expect(bad.code).toBe(CODE.CODE_WRONG);
  const done = await provider.ok(confirm, { ...PROOF, code: await nextCode(secret) });
  recovery = done.recoveryCodes;
  expect(recovery).toHaveLength(10);
  expect((await provider.call('GET /desk/me.do', {}, at(done.token))).code).toBe(CODE.SUCCESS);
});

test('a code signs in once: its repetition and the step before are refused', async () => {
  expect(await refusal({})).toBe(CODE.STAFF_CODE);
  const code = await nextCode(secret);
  const before = codeOfStep(secret, Math.floor(provider.now / STEP) - 1);
  expect(await refusal({ code })).toBe(CODE.SUCCESS);
  expect(await refusal({ code })).toBe(CODE.CODE_WRONG);
  expect(await refusal({ code: before })).toBe(CODE.CODE_WRONG);
});

test('concurrent uses of one code sign in once', async () => {
  const code = await nextCode(secret);
  const codes = await Promise.all([1, 2, 3].map(() => refusal({ code })));
  expect(codes.filter((each) => each === CODE.SUCCESS)).toHaveLength(1);
});

test('a recovery code works once, as it was written down', async () => {
  const [first = ''] = recovery;
  const written = `${first.slice(0, 5).toLowerCase()}-${first.slice(5)}`;
  expect(await refusal({ code: written })).toBe(CODE.SUCCESS);
  expect(await refusal({ code: written })).toBe(CODE.CODE_WRONG);
  const { token } = await provider.ok(LOGIN, { ...PROOF, code: recovery[1] ?? '' });
  const { recoveryLeft, hasFactor } = await provider.ok('GET /staff/security.do', {}, at(token));
  expect([recoveryLeft, hasFactor]).toEqual([8, true]);
});

test('whoever has the password alone cannot put another factor in its place', async () => {
  const begun = await provider.call('POST /desk/factor/begin.do', PROOF);
  expect(begun.code).toBe(CODE.PARAMETERS);
  expect(await refusal({ code: await nextCode(secret) })).toBe(CODE.SUCCESS);
});

test('a session is over after half an hour without a call', async () => {
  const { token } = await provider.ok(LOGIN, { ...PROOF, code: await nextCode(secret) });
  const me = async () => (await provider.call('GET /desk/me.do', {}, at(token))).code;
  for (const minutes of [28, 28, 28]) {
    await provider.moveTo(provider.now + minutes * MINUTE);
    expect(await me()).toBe(CODE.SUCCESS);
  }
  await provider.moveTo(provider.now + 30 * MINUTE);
  expect(await me()).toBe(CODE.DESK_LOGIN);
});

test('staff see their sessions and end them; of a new device they are told', async () => {
  const device = (letter: string) => ({ headers: { cookie: `ym_device=${letter.repeat(43)}` } });
  const signIn = async (letter: string) =>
    provider.ok(LOGIN, { ...PROOF, code: await nextCode(secret) }, device(letter));
  await signIn('a');
  const mine = await signIn('a');
  const other = await signIn('b');
  const { sessions } = await provider.ok('GET /staff/security.do', {}, at(mine.token));
  expect(sessions[0]).toMatchObject({ isPresent: true, isNewDevice: false });
  const strange = sessions.find(({ isPresent, isNewDevice }) => !isPresent && isNewDevice);
  const end = 'POST /staff/session/end.do';
  await provider.ok(end, { sessionId: strange?.sessionId }, at(mine.token));
  await provider.ok(end, {}, at(mine.token));
  const codes = await Promise.all(
    [mine, other].map(
      async ({ token }) => (await provider.call('GET /desk/me.do', {}, at(token))).code,
    ),
  );
  expect(codes).toEqual([CODE.SUCCESS, CODE.DESK_LOGIN]);
  const again = await provider.call(end, { sessionId: strange?.sessionId }, at(mine.token));
  expect(again.code).toBe(CODE.NOT_FOUND);
});
