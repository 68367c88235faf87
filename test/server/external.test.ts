import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import { signatureOf } from '../../server/areas/external/js-sdk-config';
import { startProvider } from './harness';
import type { Provider } from './harness';

const PAGE = 'https://m.example.com/index.html?x=1';
const folder = mkdtempSync(join(tmpdir(), 'external-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('as it comes', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider({ env: { SEED: '0' } });
  });
  afterAll(() => provider.stop());

  test('the newest Android app and the white list are examples', async () => {
    const app = await provider.ok(
      'GET /passport/app/version/latest.do',
      { version: '5.0.0' },
      { headers: { platform: 'ANDROID' } },
    );
    expect(app.androidApkUrl).toMatch(/^https:\/\/download\.example\.com\/.*\.apk$/);
    const { WhiteUrlLists } = await provider.ok('GET /passport/user/getUrls.do', {});
    expect(WhiteUrlLists.map(({ type }) => type).sort()).toEqual([1, 2, 2, 2, 2]);
  });

  test('no page is signed without an account', async () => {
    const answer = await provider.call('GET /passport/wx/getJsSdkConfig.do', { url: PAGE });
    expect(answer.code).toBe(CODE.NOT_FOUND);
  });
});

describe('with an operator’s settings', () => {
  let provider: Provider;
  let asked = 0;
  const tickets = createServer((_request, response) => {
    asked += 1;
    response.end(JSON.stringify({ ticket: 'ticket-1', expires_in: 7200 }));
  });

  beforeAll(async () => {
    await new Promise<void>((listening) => tickets.listen(0, '127.0.0.1', listening));
    const { port } = tickets.address() as AddressInfo;
    const file = join(folder, 'settings.json');
    writeFileSync(
      file,
      JSON.stringify({
        androidApp: { version: '6.1.0', androidApkUrl: 'https://dl.example.com/6.1.0.apk' },
        whiteUrls: [],
        wechat: { appId: 'wx0', ticketUrl: `http://127.0.0.1:${port}/ticket` },
      }),
    );
    provider = await startProvider({ env: { SEED: '0', EXTERNAL_SETTINGS: file } });
  });
  afterAll(async () => {
    await provider.stop();
    tickets.close();
  });

  test('their app and their list are answered', async () => {
    expect(await provider.ok('GET /passport/app/version/latest.do', {})).toEqual({
      version: '6.1.0',
      androidApkUrl: 'https://dl.example.com/6.1.0.apk',
    });
    expect(await provider.ok('GET /passport/user/getUrls.do', {})).toEqual({ WhiteUrlLists: [] });
  });

  test('pages are signed with a ticket that is asked for once', async () => {
    const config = await provider.ok('GET /passport/wx/getJsSdkConfig.do', { url: PAGE });
    expect(config.appId).toBe('wx0');
    expect(config.signature).toBe(signatureOf('ticket-1', config, PAGE));
    await provider.ok('GET /passport/wx/getJsSdkConfig.do', { url: PAGE });
    expect(asked).toBe(1);
  });

  test('an address with a hash, or none of the web, is not signed', async () => {
    for (const url of [`${PAGE}#/home`, 'file:///etc/passwd'])
      expect((await provider.call('GET /passport/wx/getJsSdkConfig.do', { url })).code).toBe(
        CODE.PARAMETERS,
      );
  });
});
