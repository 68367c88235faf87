import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';

const folder = mkdtempSync(join(tmpdir(), 'external-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('as it comes', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider({ env: { SEED: '0' } });
  });
  afterAll(() => provider?.stop());

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

  test('pages of this machine are signed by the simulated messaging app', async () => {
    const config = await provider.ok('GET /passport/wx/getJsSdkConfig.do', {
      url: `${provider.url}/index.html`,
    });
    expect(config.signature).toMatch(/^[0-9a-f]{40}$/);
    expect(config.expiresIn).toBeGreaterThan(6_900);
  });

  test.each([
    ['of others', 'https://evil.example.net/index.html'],
    ['that look like ours', 'https://wx.yimiao.example.com.evil.example/'],
    ['with a hash', 'https://wx.yimiao.example.com/index.html#/home'],
    ['that are none of the web', 'file:///etc/passwd'],
  ])('pages %s are not signed', async (_, url) => {
    const answer = await provider.call('GET /passport/wx/getJsSdkConfig.do', { url });
    expect(answer.code).toBe(CODE.PARAMETERS);
  });
});

describe('with an operator’s settings', () => {
  let provider: Provider;

  beforeAll(async () => {
    const file = join(folder, 'settings.json');
    writeFileSync(
      file,
      JSON.stringify({
        androidApp: { version: '6.1.0', androidApkUrl: 'https://dl.example.com/6.1.0.apk' },
        whiteUrls: [],
      }),
    );
    provider = await startProvider({ env: { SEED: '0', EXTERNAL_SETTINGS: file } });
  });
  afterAll(() => provider?.stop());

  test('their app and their list are answered', async () => {
    expect(await provider.ok('GET /passport/app/version/latest.do', {})).toEqual({
      version: '6.1.0',
      androidApkUrl: 'https://dl.example.com/6.1.0.apk',
    });
    expect(await provider.ok('GET /passport/user/getUrls.do', {})).toEqual({ WhiteUrlLists: [] });
  });
});
