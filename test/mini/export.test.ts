import './outside-fetch';
import { exportIs, LATEST, mailsTo } from '../server/kit/worlds/export-world';
import { startProvider } from '../server/kit/harness';
import type { Login, Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newcomer, storageOf } from './people';
import { start } from './world';

const PAGE = 'pages/misc/submit-email/index';
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };
/** ms; the page asks every two seconds. */
const STEP = 2_000;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

/** Signed in without a code, so that one can be requested at once. */
async function newPerson(): Promise<{ readonly mobile: string; readonly login: Login }> {
  const { mobile } = newcomer();
  const input = { platform: 'weapp', code: mobile } as const;
  return { mobile, login: await provider.ok('POST /passport/mini/phoneLogin.do', input) };
}

/** Waits until the provider has sent the mail, however long packing takes, and the page has asked once more. */
async function untilSent(app: App, login: Login): Promise<void> {
  const who = { as: login };
  const { latest } = await provider.ok(LATEST, {}, who);
  await exportIs(provider, who, latest?.exportId ?? '', 'sent');
  await app.advance(STEP);
}

test.each(PLATFORMS)(
  'personal data is requested, and the link copied for a browser, on %s',
  async (platform) => {
    const email = `${platform}@mail.example.cn`;
    const { mobile, login } = await newPerson();
    const app = await start(provider, platform, { storage: storageOf({ login }) });
    const cost: SetDataCost = await app.measure(() => app.open(PAGE, {}));
    expect({ cost, within: cost.calls <= OPEN.calls && cost.max <= OPEN.max }).toEqual({
      cost,
      within: true,
    });
    await app.page.tap('开始导出');
    expect(app.page.text()).toContain('请填写邮箱地址');
    await app.page.input('例如 name@example.com', email);
    await app.page.tap('获取验证码');
    await app.page.input('6 位数字', await provider.newestCode(mobile));
    await app.page.tap('开始导出');
    await untilSent(app, login);
    expect(app.page.text()).toContain('链接已发到您的邮箱');
    expect(app.page.path).toContain('export-success');
    expect(app.page.text()).toContain('小程序不能保存压缩文件');
    expect(app.page.text()).not.toContain('重新登录后下载');
    await app.page.tap('复制链接');
    const [mail] = await mailsTo(provider, email);
    expect(app.device.clipboard).toContain('/index.html#/exportSuccess?exportId=');
    expect(mail?.body).toContain(app.device.clipboard);

    await app.open(PAGE, {});
    expect(app.page.text()).toContain('24 小时内已经导出过');
    expect(app.page.text()).toContain('起可以再次导出');
  },
);
