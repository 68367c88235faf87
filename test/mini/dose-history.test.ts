import './outside-fetch';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vaccinated } from '../browser/kit/vaccinated';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import type { LaunchOptions, Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { newChild, storageOf } from './people';
import type { Account } from './people';
import { sent, start } from './world';

const RECORD = 'pages/catalogue/dose-history/index';
const PLAN = 'pages/catalogue/vaccine-plan/index';
const PHOTO = readFileSync(join(__dirname, '../../server/videos/missed-dose.jpg'));
const ADD = '拍照或选图';
const APPS = { weapp: '微信', alipay: '支付宝' } as const;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

/** The record of a school child without photos, on a phone with two of its booklet. */
async function atRecord(
  platform: Platform,
  options: Partial<LaunchOptions> = {},
): Promise<{ readonly app: App; readonly account: Account }> {
  const account = await newChild(provider, '2020-08-30');
  const app = await start(provider, platform, { storage: storageOf(account), ...options });
  app.device.photos = ['http://tmp/a.jpg', 'http://tmp/b.jpg'];
  for (const path of app.device.photos) app.device.files.set(path, PHOTO);
  await app.open(RECORD, { linkmanId: account.linkmanId });
  return { app, account };
}

const shown = (app: App): number => app.page.findAll({ label: /^查看第 \d 张$/ }).length;

describe.each(PLATFORMS)('the dose history on %s', (platform) => {
  test('is reached from the plan, says what is whose word, and is copied as text, as nothing can be printed here', async () => {
    const account = await newChild(provider, '2020-08-30');
    const { linkmanId, login: as } = account;
    const batchKey = `record-on-${platform}-12345`;
    await provider.ok(
      'POST /vaccine/plan/saveDoseHistory.do',
      { linkmanId, batchKey, upToMonths: 18 },
      { as },
    );
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open(PLAN);
    await app.page.tap({ label: '已打过 查看和打印' });
    expect(app.page.path).toBe(RECORD);
    expect(app.page.text()).toContain('小麦');
    expect(app.page.text()).toContain('家长自报');
    expect(app.page.text()).toContain('Poliomyelitis');
    expect(app.page.has('打印或存为 PDF')).toBe(false);
    expect(app.page.text()).toContain('用手机或电脑的浏览器打开我们的网页版');
    await app.page.tap('复制全部记录');
    expect(app.device.clipboard).toContain('小麦');
    expect(app.device.clipboard.split('\n').length).toBeGreaterThan(10);
    expect(app.toasts.at(-1)?.title).toContain('已复制');
    await app.page.tap('接种计划：还差哪几剂');
    expect(app.page.path).toBe(PLAN);
  });

  test('somebody without doses reads how they come here', async () => {
    const { app } = await atRecord(platform);
    expect(app.page.text()).toContain('还没有接种记录');
    expect(app.page.has('复制全部记录')).toBe(false);
    await app.page.tap('照接种证补记');
    expect(app.page.path).toBe(PLAN);
  });

  test('a clinic’s dose leads to its certificate', async () => {
    const { login } = await vaccinated(provider, '林小满');
    const app = await start(provider, platform, { storage: storageOf({ login }) });
    await app.open(RECORD);
    expect(app.page.text()).toContain('批号 L20260715');
    await app.page.tap({ label: /的接种凭证$/ });
    expect(app.page.path).toBe('pages/order/certificate/index');
  });

  test('photos of the booklet are added, looked at, and removed after a question', async () => {
    const { app } = await atRecord(platform);
    expect(app.page.text()).toContain('只有您的账号能看到');
    await app.page.tap(ADD);
    expect(shown(app)).toBe(2);
    expect(sent(app, 'addBookletPictures.do')).toBe(1);
    await app.page.tap('删除第 1 张');
    expect(app.page.text()).toContain('删除后不能恢复');
    expect(shown(app)).toBe(2);
    await app.page.tap({ text: '删除', class: 'ui-button' });
    expect(shown(app)).toBe(1);
  });

  test('a photo that did not get through is kept, and sent again by a tap', async () => {
    const { app } = await atRecord(platform);
    await app.setOnline(false);
    await app.page.tap(ADD);
    expect(shown(app)).toBe(0);
    await app.setOnline(true);
    await app.page.tap('再试一次');
    expect(shown(app)).toBe(2);
  });

  test('who closes the chooser is told nothing', async () => {
    const { app } = await atRecord(platform);
    app.device.photos = [];
    await app.page.tap(ADD);
    expect(app.modals).toEqual([]);
    expect(sent(app, 'upload')).toBe(0);
  });

  test.each(['camera', 'album'] as const)(
    'a refused %s is said, with where to allow it',
    async (source) => {
      const { app } = await atRecord(platform, { permissions: { [source]: 'denied' } });
      app.device.photosFrom = source;
      await app.page.tap(ADD);
      expect(app.modals.at(-1)).toMatchObject({ open: true, title: '没能打开相机或相册' });
      expect(app.modals.at(-1)?.content).toContain(APPS[platform]);
      await app.answer('知道了');
      expect(shown(app)).toBe(0);
      app.device.permissions[source] = 'granted';
      await app.page.tap(ADD);
      expect(shown(app)).toBe(2);
    },
  );
});
