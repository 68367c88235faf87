import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import {
  CANCEL,
  DETAIL,
  download,
  DOWNLOAD,
  exportCode,
  exportIs,
  LATEST,
  mailsTo,
  REPEAT,
  requestExport,
  rowsIn,
  SUBMIT,
  unzipped,
} from '../kit/worlds/export-world';
import type { Login, Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';

const DAY = 86_400_000;
const EMAIL = 'li.lei_01@mail.example.cn';

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;
let codes = 0;
const mobiles = new Map<string, string>();
const nth = (index: number) => world.callers[index] as Caller;
const mobileOf = ({ userId }: Caller): string => mobiles.get(userId) ?? '';

/** Signs in again, as on another device. */
function signInAgain(caller: Caller): Promise<Login> {
  // A code is of one use.
  const code = `phone-code-${mobileOf(caller)}-${(codes += 1)}`;
  return provider.ok('POST /passport/mini/phoneLogin.do', { platform: 'weapp', code });
}

/** Lets some time pass. */
const later = (ms: number): Promise<void> => provider.jobsAt(provider.now + ms);

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  world = await createWorld(testDatabase, { callers: 6, slots: [] });
  await inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ id: string; mobile: string }>(
      'select id, mobile from users',
    );
    rows.forEach(({ id, mobile }) => mobiles.set(id, mobile));
  });
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

describe('an export of personal data', () => {
  let exportId: string;
  let files: ReadonlyMap<string, Buffer>;

  test('is requested with a fresh code and an address, packed, and announced by a mail with nothing but the link', async () => {
    const owner = nth(0);
    expect(await provider.ok(LATEST, {}, owner)).toMatchObject({
      available: true,
      nextAt: null,
      latest: null,
    });
    const made = await requestExport(provider, owner, mobileOf(owner), EMAIL);
    ({ exportId } = made);
    expect(made).toMatchObject({ exportPlatform: 1, exportEmail: EMAIL, state: 'waiting' });
    const sent = await exportIs(provider, owner, exportId, 'sent');
    expect(sent).toMatchObject({ progress: 100, problem: null });
    expect((sent.expiresAt ?? 0) - (sent.sentAt ?? 0)).toBeGreaterThan(7 * DAY - 60_000);
    const [mail] = await mailsTo(provider, EMAIL);
    expect(mail?.subject).toBe('您的个人信息可以下载了');
    expect(mail?.body).toContain(`/index.html#/exportSuccess?exportId=${exportId}`);
    expect(mail?.body).not.toContain(mobileOf(owner));
    expect(mail?.body).not.toContain(mobileOf(owner).slice(-4));
  });

  test('lies on the disk encrypted', () => {
    const directory = join(testDatabase.dataDir, 'exports');
    const names = readdirSync(directory);
    expect(names).toHaveLength(1);
    const bytes = readFileSync(join(directory, names[0] ?? ''));
    expect(bytes.includes('index.html')).toBe(false);
    expect(bytes.subarray(0, 2).toString()).not.toBe('PK');
  });

  test('is downloaded only after signing in again', async () => {
    const owner = nth(0);
    const refused = await provider.call(DOWNLOAD, { exportId }, owner);
    expect(refused.code).toBe(CODE.EXPORT_SIGN_IN);
    const again = await signInAgain(owner);
    const { url } = await provider.ok(DOWNLOAD, { exportId }, { as: again });
    const { answer, bytes } = await download(provider, url);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="yimiao-.*zip"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    files = unzipped(bytes);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'data/users.json']));
    await later(20 * 60_000);
    const old = await provider.call(DOWNLOAD, { exportId }, { as: again });
    expect(old.code).toBe(CODE.EXPORT_SIGN_IN);
  });

  test('has sealed columns in plain text, and no secrets', () => {
    const owner = nth(0);
    expect(rowsIn(files, 'users')).toMatchObject([{ mobile: mobileOf(owner) }]);
    expect(rowsIn(files, 'users')[0]).not.toHaveProperty('password_hash');
    expect(rowsIn(files, 'linkmen')[0]?.document_number).toMatch(/^\w{8,}$/);
    const html = files.get('index.html')?.toString('utf8') ?? '';
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain(mobileOf(owner));
    expect(html).not.toMatch(/<script|https?:|e1\./);
  });

  test('of another account is as unknown as one that does not exist', async () => {
    const stranger = nth(1);
    const again = await signInAgain(stranger);
    for (const call of [DETAIL, CANCEL, REPEAT, DOWNLOAD] as const) {
      const foreign = await provider.call(call, { exportId }, { as: again });
      const missing = await provider.call(call, { exportId: 'x'.repeat(16) }, { as: again });
      expect(foreign.code).toBe(CODE.NOT_FOUND);
      expect(foreign).toEqual(missing);
    }
  });

  test('has an address that nobody can change or use for longer than minutes', async () => {
    const again = await signInAgain(nth(0));
    const { url } = await provider.ok(DOWNLOAD, { exportId }, { as: again });
    const wrong = [
      url.replace(/until=(\d+)/, (_all, until: string) => `until=${Number(until) + 1}`),
      url.replace(/sign=(.)/, (_all, first: string) => `sign=${first === '_' ? '-' : '_'}`),
      url.replace(/\?.*/, ''),
      url.replace(exportId, 'x'.repeat(16)),
    ];
    for (const path of wrong) expect((await fetch(provider.url + path)).status).toBe(404);
    await later(5 * 60_000);
    expect((await fetch(provider.url + url)).status).toBe(404);
  });

  test('can be requested once in 24 hours; a second request is told when, and needs no new code for that', async () => {
    const owner = nth(0);
    const vcode = await exportCode(provider, owner, mobileOf(owner));
    const { nextAt } = await provider.ok(LATEST, {}, owner);
    const input = {
      exportMobile: `${mobileOf(owner).slice(0, 3)}****${mobileOf(owner).slice(-4)}`,
      exportEmail: EMAIL,
      vcode,
    };
    const refused = await provider.call(SUBMIT, input, owner);
    expect(refused.code).toBe(CODE.EXPORT_TOO_SOON);
    expect(refused.data).toEqual({ nextAt });
    const beijing = new Date((nextAt ?? 0) + 8 * 3_600_000).toISOString();
    expect(refused.msg).toContain(`${beijing.slice(0, 10)} ${beijing.slice(11, 16)}`);
  });

  test('ends after seven days: the file is gone, and what is left names no address', async () => {
    await later(7 * DAY);
    const owner = nth(0);
    expect((await provider.ok(DETAIL, { exportId }, owner)).state).toBe('expired');
    const again = await signInAgain(owner);
    const refused = await provider.call(DOWNLOAD, { exportId }, { as: again });
    expect(refused.code).toBe(CODE.NOT_FOUND);
    expect(readdirSync(join(testDatabase.dataDir, 'exports'))).toEqual([]);
    expect(await provider.ok(LATEST, {}, owner)).toMatchObject({
      nextAt: null,
      latest: { state: 'expired', exportEmail: '', exportMobile: '' },
    });
  });
});

describe('a request', () => {
  const input = (caller: Caller, email: string, vcode = '123456') => ({
    exportMobile: `${mobileOf(caller).slice(0, 3)}****${mobileOf(caller).slice(-4)}`,
    exportEmail: email,
    vcode,
  });

  test.each([
    'nobody',
    'a b@example.cn',
    'a@example.cn\r\nBcc: b@example.cn',
    '"a"@example.cn',
    'A <a@example.cn>',
    'a@example.cn,b@example.cn',
    `${'a'.repeat(250)}@example.cn`,
  ])('to %j is refused', async (email) => {
    const refused = await provider.call(SUBMIT, input(nth(2), email), nth(2));
    expect(refused.code).toBe(CODE.PARAMETERS);
  });

  test('needs the code that went to the account’s own mobile, and the number that the page showed', async () => {
    const caller = nth(2);
    const vcode = await exportCode(provider, caller, mobileOf(caller));
    const wrong = vcode === '111111' ? '222222' : '111111';
    const guess = await provider.call(SUBMIT, input(caller, EMAIL, wrong), caller);
    expect(guess.code).toBe(CODE.CODE_WRONG);
    const other = { ...input(caller, EMAIL, vcode), exportMobile: '139****0000' };
    expect((await provider.call(SUBMIT, other, caller)).code).toBe(CODE.PARAMETERS);
    const made = await provider.ok(SUBMIT, input(caller, EMAIL, vcode), caller);
    await exportIs(provider, caller, made.exportId, 'sent');
  });

  test('made in English is answered in English', async () => {
    const caller = nth(3);
    const email = 'english@example.com';
    const { exportId } = await requestExport(provider, caller, mobileOf(caller), email, 'en');
    await exportIs(provider, caller, exportId, 'sent');
    const [mail] = await mailsTo(provider, email);
    expect(mail?.subject).toBe('Your personal data is ready');
    const { url } = await provider.ok(DOWNLOAD, { exportId }, { as: await signInAgain(caller) });
    const html = unzipped((await download(provider, url)).bytes)
      .get('index.html')
      ?.toString();
    expect(html).toContain('<h1>My personal data</h1>');
  });

  test('that was cancelled leaves neither file nor link', async () => {
    const caller = nth(4);
    const { exportId } = await requestExport(provider, caller, mobileOf(caller), EMAIL);
    await exportIs(provider, caller, exportId, 'sent');
    const files = readdirSync(join(testDatabase.dataDir, 'exports')).length;
    expect(await provider.ok(CANCEL, { exportId }, caller)).toMatchObject({ state: 'cancelled' });
    expect(readdirSync(join(testDatabase.dataDir, 'exports'))).toHaveLength(files - 1);
    const again = await signInAgain(caller);
    const refused = await provider.call(DOWNLOAD, { exportId }, { as: again });
    expect(refused.code).toBe(CODE.NOT_FOUND);
    expect((await provider.call(CANCEL, { exportId }, caller)).code).toBe(CODE.EXPORT_STATE);
    expect((await provider.call(REPEAT, { exportId }, caller)).code).toBe(CODE.EXPORT_STATE);
    // The mail was sent: that was today's export.
    expect((await provider.ok(LATEST, {}, caller)).nextAt).not.toBeNull();
  });

  test('goes with its account', async () => {
    const caller = nth(5);
    const { exportId } = await requestExport(provider, caller, mobileOf(caller), EMAIL);
    await exportIs(provider, caller, exportId, 'sent');
    const files = readdirSync(join(testDatabase.dataDir, 'exports')).length;
    await later(61_000);
    await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, caller);
    const vcode = await provider.newestCode(mobileOf(caller));
    await provider.ok('POST /passport/user/delete.do', { vcode }, caller);
    expect(readdirSync(join(testDatabase.dataDir, 'exports'))).toHaveLength(files - 1);
  });
});
