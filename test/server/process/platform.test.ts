import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CODE } from '@contract/errors';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';
import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';
import { startPostgres } from '../kit/postgres';

const NAVIGATION = { headers: { 'sec-fetch-mode': 'navigate' } };

const BUILD = join(__dirname, '../../../dist/server/main.js');
const SCRIPT = 'document.title = "a"';

function builtSite(): string {
  const directory = temporaryDirectory('site');
  mkdirSync(join(directory, 'js'));
  const page = `<!doctype html><script>${SCRIPT}</script><style>p{margin:0}</style><script src="js/app.0a1b2c3d.js"></script>`;
  writeFileSync(join(directory, 'index.html'), page);
  writeFileSync(join(directory, 'js/app.0a1b2c3d.js'), 'let a = 1');
  writeFileSync(join(directory, 'js/app.0a1b2c3d.js.gz'), gzipSync('let a = 1'));
  return directory;
}

describe('the platform', () => {
  const site = builtSite();
  let provider: Provider;

  beforeAll(async () => {
    provider = await startProvider({ env: { SEED: 'off', H5_DIR: site, WRITES_PER_MINUTE: '40' } });
  });
  afterAll(async () => {
    await provider?.stop();
    removeDirectory(site);
  });

  test('the root leads to the page, which is never served stale and runs only what it was built with', async () => {
    const root = await fetch(provider.url, { redirect: 'manual' });
    expect([root.status, root.headers.get('location')]).toEqual([302, '/index.html']);
    const page = await fetch(`${provider.url}/index.html`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') ?? '';
    const digest = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('hashed files are kept forever and travel compressed', async () => {
    const script = await fetch(`${provider.url}/js/app.0a1b2c3d.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.headers.get('vary')).toBe('Accept-Encoding');
    expect(await script.text()).toBe('let a = 1');
    const plain = await fetch(`${provider.url}/js/app.0a1b2c3d.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('pictures are drawn and cached; unknown ones are missing', async () => {
    const found = await fetch(`${provider.url}/pictures/clinic/1101015605.svg`);
    expect(found.headers.get('content-type')).toContain('image/svg+xml');
    const again = await fetch(`${provider.url}/pictures/clinic/1101015605.svg`, {
      headers: { 'if-none-match': found.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await fetch(`${provider.url}/pictures/vaccine/none.svg`)).status).toBe(404);
    expect((await fetch(`${provider.url}/..%2f..%2fpackage.json`)).status).toBe(404);
  });

  test('who opens an address in a browser reads a page, never an envelope', async () => {
    // Node's fetch says of itself that it is no navigation.
    const opened = async (path: string) => {
      const [answer] = (await once(get(provider.url + path, NAVIGATION), 'response')) as [
        IncomingMessage,
      ];
      return { ...answer.headers, status: answer.statusCode, body: await text(answer) };
    };
    const spoilt = await opened('/%23/vaccineDetalis?vaccId=3');
    expect(spoilt).toMatchObject({
      status: 302,
      location: '/index.html#/vaccineDetalis?vaccId=3',
    });
    const refused = await opened('/order/subscribe/clientDetail.do?orderId=%3Cb%3E');
    expect(refused['content-type']).toContain('text/html');
    expect(refused.body).toContain('返回首页');
    const asked = await fetch(`${provider.url}/order/subscribe/clientDetail.do?orderId=1`);
    expect(asked.headers.get('content-type')).toContain('application/json');
  });

  test('a page that is still being built says so and is asked for again, and is served once it is there', async () => {
    const empty = temporaryDirectory('unbuilt');
    const early = await startProvider({ env: { SEED: 'off', H5_DIR: empty } });
    try {
      const before = await fetch(`${early.url}/index.html`);
      expect([before.status, before.headers.get('refresh')]).toEqual([503, '3']);
      expect(await before.text()).toContain('not built yet');
      writeFileSync(join(empty, 'index.html'), '<!doctype html><p>Built');
      writeFileSync(join(empty, 'app.0a1b2c3d.js'), 'let a = 1');
      const page = await fetch(`${early.url}/index.html`);
      expect([page.status, await page.text()]).toEqual([200, '<!doctype html><p>Built']);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      const script = await fetch(`${early.url}/app.0a1b2c3d.js`);
      expect(script.headers.get('cache-control')).toContain('immutable');
    } finally {
      await early.stop();
      removeDirectory(empty);
    }
  });

  test('an unknown call answers in the envelope', async () => {
    const answer = await fetch(`${provider.url}/no/such/call.do`, {
      headers: { 'x-language': 'en' },
    });
    expect(await answer.json()).toEqual({
      code: CODE.NOT_FOUND,
      msg: 'Not found. It may have been removed.',
      data: null,
    });
  });

  test('what cannot be read is refused in words: broken JSON, too large, another type', async () => {
    const post = (body: string, type: string) =>
      fetch(`${provider.url}/message/validate/h5/sendVcode.do`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    for (const answer of [
      await post('{', 'application/json'),
      await post(JSON.stringify({ a: 'x'.repeat(100_000) }), 'application/json'),
      await post('<a/>', 'application/xml'),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.json()).toMatchObject({ code: CODE.PARAMETERS });
    }
  });

  test('a call that needs a person says so', async () => {
    const answer = await provider.call('GET /linkman/linkman/findByUserId.do', undefined);
    expect(answer).toMatchObject({ code: CODE.LOGIN_INVALID, data: null });
  });

  test('an unchanged reading is not sent again', async () => {
    const first = await fetch(`${provider.url}/base/region/cities.do`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${provider.url}/base/region/cities.do`, {
      headers: { 'if-none-match': etag },
    });
    expect([etag.length > 10, again.status]).toEqual([true, 304]);
    // A cache in between may have made the validator a strong one.
    const strong = await fetch(`${provider.url}/base/region/cities.do`, {
      headers: { 'if-none-match': etag.replace('W/', '') },
    });
    expect(strong.status).toBe(304);
  });

  test('an answer to an account is neither compressed nor cached by anybody', async () => {
    const { token } = await provider.signUp('13800000291');
    const answer = await fetch(`${provider.url}/message/message/pageList.do`, {
      headers: { tk: token, 'accept-encoding': 'br, gzip' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  test('an address that writes too much has to wait, and is told how long', async () => {
    let last = await provider.call('POST /passport/v1/h5/login/loginByPassword.do', {
      mobile: '13800000200',
      password: 'x',
    });
    for (let tries = 0; tries < 5; tries += 1)
      last = await provider.call('POST /passport/v1/h5/login/loginByPassword.do', {
        mobile: `1380000020${tries}`,
        password: 'x',
      });
    expect(last.code).toBe(CODE.TOO_MANY);
    expect(last.msg).toMatch(/\d+ 秒/);
  });

  test('health is told', async () => {
    const [lives, ready] = await Promise.all(
      ['/healthz', '/readyz'].map(async (path) => (await fetch(provider.url + path)).json()),
    );
    expect(lives).toEqual({ status: 'ok' });
    expect(ready).toMatchObject({ status: 'ok', database: 'pglite', jobsLed: true });
  });

  test('a second process on the same directory is refused with the way out', () => {
    const second = spawnSync(process.execPath, [BUILD], {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: provider.dataDir, SEED: 'off' },
      encoding: 'utf8',
    });
    expect(second.status).toBe(1);
    expect(second.stderr).toContain('DATABASE_URL');
  });
});

describe('what outlives a process', () => {
  test('after a kill the embedded database goes on with everything that was answered', async () => {
    const first = await startProvider({ env: { SEED: 'off' } });
    const login = await first.signUp('13800000300');
    await first.ok('POST /passport/user/updateNickName.do', { nickName: '小满' }, { as: login });
    await first.kill();
    const second = await startProvider({ dataDir: first.dataDir, env: { SEED: 'off' } });
    const user = await second.ok('GET /passport/user/findLoginUserByKey.do', undefined, {
      as: login,
    });
    expect(user.nickName).toBe('小满');
    await second.stop();
    removeDirectory(first.dataDir);
  });

  test('two processes share one PostgreSQL: migrations and sample data are made once', async () => {
    const postgres = await startPostgres();
    const [one, two] = await Promise.all([
      startProvider({ postgres }),
      startProvider({ postgres }),
    ]);
    await Promise.all([one.scheduleReady(), two.scheduleReady()]);
    const login = await one.signUp('13800000301');
    const user = await two.ok('GET /passport/user/findLoginUserByKey.do', undefined, { as: login });
    expect(user.mobile).toBe('138****0301');
    await Promise.all([one.stop(), two.stop()]);
    const third = await startProvider({ postgres });
    expect(third.output).not.toContain('"migrations"');
    await third.stop();
    await postgres.stop();
  });

  test('in live there is no outbox, no code in the log and no start without a gateway', async () => {
    const refused = spawnSync(process.execPath, [BUILD], {
      env: { PATH: process.env.PATH, PORT: '0', APP_ENV: 'live' },
      encoding: 'utf8',
      cwd: tmpdir(),
    });
    expect(refused.stderr).toContain('SMS_GATEWAY');
    const live = await startProvider({
      env: {
        APP_ENV: 'live',
        SEED: '',
        SMS_GATEWAY: 'http://127.0.0.1:9/',
        CLOCK_OFFSET_MS: '86400000',
      },
    });
    expect((await fetch(`${live.url}/dev/outbox`)).status).toBe(404);
    const { now } = await live.ok('GET /base/time/now.do', undefined);
    expect(now).toBeLessThan(Date.now() + 3_600_000);
    const sent = await live.call('POST /message/validate/h5/sendVcode.do', {
      mobile: '13800000302',
    });
    expect(sent.code).toBe(CODE.BUSY);
    expect(live.output).not.toMatch(/\b\d{6}\b.*13800000302|13800000302/);
    await live.stop();
  });
});
