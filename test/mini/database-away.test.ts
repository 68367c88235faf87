import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { until } from '../server/kit/until';
import { PLATFORMS } from './builds';
import { ordersOf } from './people';
import { atBookingForm, chooseAppointment, sent } from './world';

/** ms: the pauses before a lost answer is requested again. */
const [FIRST, SECOND] = [1000, 2000];
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({ database: 'postgres' });
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

test.each(PLATFORMS)(
  'a database that goes away while a form is sent on %s costs nobody the form, and books once',
  async (platform) => {
    const { postgres } = provider;
    if (!postgres) throw new Error('The provider has no server of its own');
    const { app, account } = await atBookingForm(provider, platform);
    await chooseAppointment(app);
    postgres.kill();
    await app.page.tap('提交预约');
    expect(app.page.text()).toContain('系统繁忙，正在自动重试');
    expect(app.page.text()).toContain('您填写的内容已保留');
    await app.advance(FIRST);
    expect(app.page.text()).toContain('系统繁忙，正在自动重试');
    await postgres.restart();
    // The provider's own connections recover a little later.
    await until(
      () => provider.call('GET /vaccine/zone/list.do', {}),
      ({ code }) => code.startsWith('0'),
    );
    await app.advance(SECOND);
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await ordersOf(provider, account.login.token)).toHaveLength(1);
    expect(sent(app, 'addV2.do')).toBe(2);
  },
);
