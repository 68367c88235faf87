import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWeChatSettings } from '../../../server/platforms/wechat/settings';
import { writeMessageSettings } from '../../server/kit/worlds/message-settings';
import { makeCertificate, startSmtp } from '../../server/kit/worlds/smtp-world';
import { removeDirectory, temporaryDirectory } from '../../server/kit/temporary-directory';
import { MINI, PUSH, startFake, WEB } from './start-fake';
import type { RunningFake } from './start-fake';

const BUILD = join(__dirname, '../../../dist/server');
const MINI_ENV = { WECHAT_MINI_APP_ID: MINI.appId, WECHAT_MINI_APP_SECRET: MINI.secret };

describe('the settings', () => {
  test('without any, WeChat is simulated outside live and not there in live', () => {
    expect(readWeChatSettings({}, false)).toMatchObject({ simulated: true });
    expect(readWeChatSettings({}, true)).toMatchObject({ simulated: false, mini: null, web: null });
  });

  test.each([
    ['an id without its secret', { WECHAT_MINI_APP_ID: MINI.appId }, 'WECHAT_MINI_APP_SECRET'],
    ['a secret without its id', { WECHAT_WEB_APP_SECRET: 's' }, 'WECHAT_WEB_APP_ID'],
    [
      'an id that is none',
      { ...MINI_ENV, WECHAT_MINI_APP_ID: 'touristappid' },
      'WECHAT_MINI_APP_ID',
    ],
    ['half a push address', { ...MINI_ENV, WECHAT_PUSH_TOKEN: 'abc' }, 'WECHAT_PUSH_AES_KEY'],
    [
      'a push address alone',
      { WECHAT_PUSH_TOKEN: 'abc', WECHAT_PUSH_AES_KEY: 'a'.repeat(43) },
      'WECHAT_MINI_APP_ID',
    ],
    ['a secret twice', { ...MINI_ENV, WECHAT_MINI_APP_SECRET_FILE: '/x' }, 'not both'],
    [
      'a file that is not there',
      { WECHAT_MINI_APP_ID: MINI.appId, WECHAT_MINI_APP_SECRET_FILE: '/nowhere/x' },
      'WECHAT_MINI_APP_SECRET_FILE',
    ],
    [
      'a proxy without TLS',
      { ...MINI_ENV, WECHAT_API_ORIGIN: 'http://proxy.example.com' },
      'WECHAT_API_ORIGIN',
    ],
    [
      'a check of pictures whose results cannot be pushed',
      { ...MINI_ENV, WECHAT_PICTURE_HOST: 'https://m.example.com' },
      'WECHAT_PUSH_TOKEN',
    ],
    [
      'a host for pictures without TLS',
      {
        ...MINI_ENV,
        WECHAT_PUSH_TOKEN: 'abc',
        WECHAT_PUSH_AES_KEY: 'a'.repeat(43),
        WECHAT_PICTURE_HOST: 'http://m.example.com',
      },
      'WECHAT_PICTURE_HOST',
    ],
    ['another build', { ...MINI_ENV, WECHAT_MINI_STATE: 'formal' }, 'WECHAT_MINI_STATE'],
  ])('%s stops the start and is named, without the secret', (_, env, named) => {
    const read = () => readWeChatSettings(env, true);
    expect(read).toThrow(named);
    expect(read).not.toThrow(MINI.secret);
  });

  test('a secret in a file is read anew when it is used', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wechat-'));
    const file = join(folder, 'secret');
    writeFileSync(file, 'first\n');
    const env = { WECHAT_MINI_APP_ID: MINI.appId, WECHAT_MINI_APP_SECRET_FILE: file };
    const reports: string[] = [];
    const { mini } = readWeChatSettings(env, true, (message) => reports.push(message));
    expect(mini?.secret()).toBe('first');
    writeFileSync(file, 'second\n');
    expect(mini?.secret()).toBe('second');
    // An empty file, and none: the operator is told, and people go on signing in.
    writeFileSync(file, '\n');
    expect([mini?.secret(), mini?.secret()]).toEqual(['second', 'second']);
    removeDirectory(folder);
    expect(mini?.secret()).toBe('second');
    expect(reports).toHaveLength(2);
    expect(reports.join()).toContain('WECHAT_MINI_APP_SECRET');
    expect(reports.join()).not.toContain('second');
  });

  test('a provider with half a set-up does not start', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(BUILD, 'main.js')], {
      env: { PATH: process.env.PATH, PORT: '0', SEED: '0', WECHAT_MINI_APP_ID: MINI.appId },
      encoding: 'utf8',
      cwd: tmpdir(),
    });
    expect(status).toBe(1);
    expect(stderr).toContain('WECHAT_MINI_APP_SECRET');
  });
});

describe('platforms check', () => {
  let fake: RunningFake;
  const dataDir = temporaryDirectory('check');
  beforeAll(async () => {
    fake = await startFake();
  });
  afterAll(async () => {
    await fake?.stop();
    removeDirectory(dataDir);
  });

  const check = (env: Readonly<Record<string, string>>) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, [join(BUILD, 'platforms.js'), 'check'], {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir, PLATFORM_SECONDS: '60', ...env },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('close', (code) => resolve({ code, output }));
    });

  test('says what works, and what fails by its name', async () => {
    const good = await check(fake.env);
    expect(good.output.match(/^ok {3}WeChat/gm)).toHaveLength(6);
    expect(good.code).toBe(0);
    const bad = await check({ ...fake.env, WECHAT_WEB_APP_SECRET: 'wrong' });
    expect(bad.code).toBe(1);
    expect(bad.output).toMatch(
      /FAIL WeChat service account, sign-in: .*40125: the app secret is wrong/,
    );
    expect(bad.output.match(/^ok {3}WeChat mini-program/gm)).toHaveLength(4);
    expect(bad.output).not.toContain(WEB.secret);
  });

  test('asks at the host where WeChat fetches pictures, whether the provider is there', async () => {
    const bodies = ['{"code":"0000","msg":"","data":{"now":1}}', '<html>Welcome</html>'];
    const servers = bodies.map((body) => createServer((_, response) => response.end(body)));
    const origins = await Promise.all(
      servers.map(async (server) => {
        await once(server.listen(0, '127.0.0.1'), 'listening');
        return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      }),
    );
    const checkAt = (host = '') =>
      check({
        ...fake.env,
        WECHAT_PUSH_TOKEN: PUSH.token,
        WECHAT_PUSH_AES_KEY: PUSH.aesKey,
        WECHAT_PICTURE_HOST: host,
      });
    const good = await checkAt(origins[0]);
    expect(good.output).toContain(
      `ok   Pictures for WeChat’s checks: The provider answers at ${origins[0]}.`,
    );
    expect(good.code).toBe(0);
    const wrong = await checkAt(origins[1]);
    expect(wrong.output).toContain('FAIL Pictures for WeChat’s checks');
    for (const server of servers) server.close();
    // The provider is stopped, as its embedded database is in use here.
    const none = await checkAt(origins[0]);
    expect([none.code, none.output]).toEqual([0, expect.stringContaining('Not known while')]);
    expect((await checkAt()).output).toContain('–    Pictures for WeChat’s checks: No host is set');
  });

  test('asks for templates, the SMS gateway, the mail server and the beacon', async () => {
    const { path: certificate, key, cert } = makeCertificate(dataDir);
    const smtp = await startSmtp({
      disabledCommands: [],
      key,
      cert,
      onAuth: ({ username = '' }, _session, done) => done(null, { user: username }),
    });
    // Stands in for a gateway and for a relay that has nothing.
    const web = createTlsServer({ key, cert }, (_, response) => response.writeHead(404).end());
    await once(web.listen(0, '127.0.0.1'), 'listening');
    const url = `https://127.0.0.1:${(web.address() as AddressInfo).port}`;
    const { code, output } = await check({
      ...fake.env,
      NODE_EXTRA_CA_CERTS: certificate,
      MESSAGE_SETTINGS: writeMessageSettings(dataDir, { weapp: { reminder: 'T1' } }),
      SMS_GATEWAY: url,
      SMTP_URL: `smtp://me:s3cret@127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'no-reply@clinic.cn',
      LOTTERY_BEACON: url,
    });
    web.close();
    await smtp.close();
    expect(output).toContain('FAIL Message templates of WeChat: reminder: the account has no');
    expect(output).toMatch(/^– {4}Message templates of Alipay: .*names none\.$/m);
    expect(output).toMatch(/^ok {3}SMS gateway: /m);
    expect(output).toMatch(/^ok {3}Mail server: .* takes user and password\./m);
    expect(output).toContain(`FAIL Beacon of lotteries, ${url}: `);
    expect(output).not.toContain('s3cret');
    expect([code, smtp.taken]).toEqual([1, []]);
  });

  test('asks nobody where nothing is set up', async () => {
    const { code, output } = await check({});
    expect(code).toBe(0);
    expect(output.match(/^– {4}WeChat .*Not set up\.$/gm)).toHaveLength(7);
    expect(
      output.match(/^– {4}(SMS gateway|Mail server|Beacon of lotteries|Message)/gm),
    ).toHaveLength(5);
  });
});
