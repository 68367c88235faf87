import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { PLATFORMS } from './builds';
import { newChild, newcomer, ordersOf, storageOf, tokenIn } from './people';
import { freeTime } from './touch';
import { BOOKING, start } from './world';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

/** Counts presses, and things typed, on a mini-program. */
function counting(app: App) {
  const effort = { taps: 0, fields: 0 };
  return {
    effort,
    tap: (...target: Parameters<App['page']['tap']>) => {
      effort.taps += 1;
      return app.page.tap(...target);
    },
    input: (...field: Parameters<App['page']['input']>) => {
      effort.fields += 1;
      return app.page.input(...field);
    },
  };
}

const GUARDIAN_SAVES = '我是监护人，同意并保存';

describe.each(PLATFORMS)('what a booking asks of a person on %s', (platform) => {
  test('the first booking for a child by the phone’s own number: nine taps, two things typed', async () => {
    const parent = newcomer();
    const child = newcomer('王小宝', '20220912');
    const app = await start(provider, platform);
    app.device.phone = parent.mobile;
    const { tap, input, effort } = counting(app);
    // The card of the clinic leads here.
    await app.open('pages/clinic/department-index/index', { depaCode: BOOKING.depaCode });
    effort.taps += 1;
    await app.page.scrollToLower();
    await tap({ label: /^预约.*0\.5ml/ });
    await tap('已阅读，同意并继续');
    expect(app.page.path).toBe('pages/account/login/index');
    await tap({ label: '同意用户协议和隐私政策' });
    await tap('手机号一键登录');
    expect(app.page.path).toBe('pages/member/member-form/index');
    await input('与证件上的姓名一致', child.name);
    await input('证件号码', child.residentNumber);
    await tap(GUARDIAN_SAVES);
    expect(app.page.path).toBe('pages/booking/subscribe/index');
    await tap(freeTime(app));
    await tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await ordersOf(provider, tokenIn(app))).toMatchObject([{ linkmanName: child.name }]);
    expect(effort.taps).toBeLessThanOrEqual(9);
    expect(effort.fields).toBeLessThanOrEqual(2);
  });

  test('a further child: two things typed, and chosen in the form', async () => {
    const account = await newChild(provider, '2021-09-12');
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/booking/vaccine-notice/index', {
      ...{ vaccId: BOOKING.productId, depaCode: BOOKING.depaCode },
    });
    await app.page.tap('已阅读，同意并继续');
    const { tap, input, effort } = counting(app);
    await tap('添加家庭成员');
    const child = newcomer('王二宝', '20220912');
    await input('与证件上的姓名一致', child.name);
    await input('证件号码', child.residentNumber);
    await tap(GUARDIAN_SAVES);
    expect(app.page.path).toBe('pages/booking/subscribe/index');
    expect(app.page.find({ class: 'ui-radio--on', text: /^王二宝/ })).toBeTruthy();
    expect(effort).toEqual({ taps: 2, fields: 2 });
  });
});
