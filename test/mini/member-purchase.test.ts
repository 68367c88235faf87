import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import type { Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import type { Account } from './people';
import { untilShown } from './until-shown';
import { start } from './world';

const CENTRE = 'pages/member/member-index/index';
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };
const PAY = /^用(微信|支付宝)付/;
const AGREE = { role: 'checkbox', label: '我已阅读并同意会员服务协议' } as const;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

async function phoneOf(account: Account, platform: Platform): Promise<App> {
  const app = await start(provider, platform, { storage: storageOf(account) });
  app.device.user = account.mobile;
  return app;
}

describe.each(PLATFORMS)('buying a membership on %s', (platform) => {
  test('from the agreement to the membership, and the money back', async () => {
    const app = await phoneOf(await newAccount(provider), platform);
    const cost = await app.measure(() => app.open(CENTRE, {}));
    expect({ cost, within: cost.calls <= OPEN.calls && cost.max <= OPEN.max }).toEqual({
      cost,
      within: true,
    });
    await app.page.tap(PAY);
    expect(app.page.text()).toContain('请先阅读并同意会员服务协议');
    await app.page.tap(AGREE);
    app.device.payment = 'cancel';
    await app.page.tap(PAY);
    await untilShown(app, '没有付款');
    app.device.payment = 'pay';
    await app.page.tap(PAY);
    await untilShown(app, '您是会员');
    await untilShown(app, '结束并退款');
    await app.page.tap(/^结束并退款/);
    const question = app.page.find({ role: 'alertdialog' });
    expect(question.text).toContain('¥9.90');
    const yes = question.findAll({ class: 'ui-button' }).find(({ text }) => text === '结束并退款');
    if (!yes) throw new Error(`nothing to confirm: ${app.page.text()}`);
    await app.page.tap(yes);
    await untilShown(app, '会员已到期');
    await untilShown(app, /¥9.90 (正在退回|已退回)/);
    expect(app.errors).toEqual([]);
  });
});

test('WeChat on iOS shows no price, button or hint', async () => {
  const app = await start(provider, 'weapp', {
    storage: storageOf(await newAccount(provider)),
    device: { language: 'zh_CN', isIphone: true },
  });
  await app.open(CENTRE, {});
  expect(app.page.text()).toContain('您还不是会员');
  expect(app.page.text()).not.toMatch(/兑换码|购买|¥|元|付款/);
});
