import './outside-fetch';
import { vaccinated } from '../browser/kit/vaccinated';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { PLATFORMS } from './builds';
import { storageOf } from './people';
import { setOffline } from './phone';
import { start } from './world';

const HELP = 'pages/message/help/index';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

describe.each(PLATFORMS)('help on %s', (platform) => {
  test('a visitor calls 120 by one press, reads an answer, and goes on to a clinic’s number or the chat', async () => {
    const app = await start(provider, platform);
    await app.open('pages/main/mine/index');
    await app.page.tap('帮助与客服');
    expect(app.page.path).toBe(HELP);
    await app.page.tap('拨打 120');
    expect(app.device.calls).toEqual([{ number: '120' }]);
    const question = '问题：怎么改时间或取消？';
    expect(app.page.text()).not.toContain('开始前 2 小时');
    await app.page.tap({ label: question });
    expect(app.page.text()).toContain('开始前 2 小时');
    await app.page.tap('客服电话');
    expect(app.device.calls).toHaveLength(2);
    await app.page.tap('找门诊电话');
    expect(app.page.path).toBe('pages/main/department-list/index');
    await app.open(HELP);
    await app.page.tap('没找到？问在线客服');
    expect(app.page.path).not.toBe(HELP);
  });

  test('whoever has been at a clinic calls it by one press', async () => {
    const { login } = await vaccinated(provider, '林小满');
    const { clinic } = await provider.ok('GET /service/help.do', {}, { as: login });
    const app = await start(provider, platform, { storage: storageOf({ login }) });
    await app.open(HELP);
    await app.page.tap(`打给${clinic?.name}`);
    expect(app.device.calls).toEqual([{ number: clinic?.phone }]);
  });

  test('without a network the numbers are there, and the questions come by a tap later', async () => {
    const app = await start(provider, platform);
    setOffline(app, true);
    await app.open(HELP);
    expect(app.page.text()).toContain('常见问题没有加载出来');
    await app.page.tap('拨打 120');
    expect(app.device.calls).toEqual([{ number: '120' }]);
    setOffline(app, false);
    await app.page.tap('重试');
    expect(app.page.text()).toContain('怎么改时间或取消？');
  });
});
