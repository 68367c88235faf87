import { bookFor, findTarget, newResident, onlyOrderOf } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { atPlatform } from './kit/platform-page';
import { AGENTS } from './kit/native-app';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor, VisitOptions } from './kit/visitor';

const site = useSite();
const ASKING = '正在查询付款结果';
const PAY = /^用(微信|支付宝)付/;

beforeAll(() => site.provider().scheduleReady());

/** Somebody with an appointment to pay. */
async function booked(): Promise<{ readonly person: Resident; readonly orderId: string }> {
  const provider = site.provider();
  const person = await newResident(provider, { byPlatform: true });
  const orderId = await bookFor(provider, person, await findTarget(provider, person));
  return { person, orderId };
}

/** Somebody looking at it. */
async function payer(options: VisitOptions = {}): Promise<{
  readonly visitor: Visitor;
  readonly person: Resident;
  readonly orderId: string;
}> {
  const { person, orderId } = await booked();
  const visitor = await site.visit({ signedInAs: person.login, ...options });
  await visitor.open(`/subscribeDetail?orderId=${orderId}`);
  return { visitor, person, orderId };
}

const paymentOf = async (orderId: string, { login: as }: Resident) =>
  (await site.provider().ok('GET /order/subscribe/clientDetail.do', { orderId }, { as })).payment;

const checkAppearance = async ({ page }: Visitor, name: string): Promise<void> => {
  await page.getByRole('heading', { name: '在线付款' }).first().scrollIntoViewIfNeeded();
  await screenshot(page, `payment-${name}`);
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  expect(await overflow(page, width, height)).toEqual([]);
};

const shows = (visitor: Visitor, text: string | RegExp): Promise<void> =>
  visitor.shown().getByText(text).first().waitFor();

test('a phone’s browser asks by which platform, pays, refunds by the amounts shown, and recalls', async () => {
  const { visitor, person, orderId } = await payer({ userAgent: AGENTS.android });
  await checkAppearance(visitor, 'offer');
  expect(await visitor.shown().getByRole('radio').allTextContents()).toEqual([
    '微信支付',
    '支付宝',
  ]);
  const button = visitor.shown().getByRole('button', { name: PAY });
  const due = /¥[\d.]+/.exec((await button.textContent()) ?? '')?.[0] ?? '';
  await button.click();
  await atPlatform(visitor, /^支付/);
  await arrive(visitor, '/subscribeDetail');
  await shows(visitor, `已在线付款 ${due}`);
  await screenshot(visitor.page, 'payment-paid');
  expect(await paymentOf(orderId, person)).toMatchObject({ state: 'paid' });

  await press(visitor, '取消预约');
  await arrive(visitor, '/cancelOrder');
  await shows(visitor, due);
  await screenshot(visitor.page, 'payment-cancel');
  await visitor.shown().getByRole('radio', { name: '时间不合适' }).click();
  await press(visitor, '取消这次预约');
  expect(await visitor.page.getByRole('alertdialog').textContent()).toContain(due);
  await screenshot(visitor.page, 'payment-cancel-question');
  await press(visitor, '确定取消');
  await shows(visitor, '退款中');
  expect((await onlyOrderOf(site.provider(), visitor)).status).toBe('REFUNDING');
  await press(visitor, '撤回退款，保留预约');
  await visitor.page
    .getByRole('alertdialog')
    .getByRole('button', { name: '撤回退款，保留预约' })
    .click();
  await shows(visitor, `已在线付款 ${due}`);
  expect(await paymentOf(orderId, person)).toMatchObject({ state: 'paid' });
  visitor.expectNoProblems();
});

test('who leaves the platform’s page without paying is asked about, and can pay the same payment by keyboard', async () => {
  const { visitor, person, orderId } = await payer();
  await visitor.shown().getByRole('button', { name: PAY }).click();
  await visitor.page.waitForURL(/\/(simulated|dev)\//);
  const { attempt } = await paymentOf(orderId, person);
  await visitor.open(`/subscribeDetail?orderId=${orderId}`);
  await shows(visitor, ASKING);
  await checkAppearance(visitor, 'asking');
  // A reload in the middle changes nothing.
  await visitor.page.reload();
  await shows(visitor, ASKING);
  const goOn = visitor.shown().getByRole('button', { name: '还没付，继续付款' });
  await goOn.focus();
  await visitor.page.keyboard.press('Enter');
  await atPlatform(visitor, /^确认付款/);
  await arrive(visitor, '/subscribeDetail');
  await shows(visitor, /^已在线付款/);
  expect(await paymentOf(orderId, person)).toMatchObject({
    state: 'paid',
    attempt: { number: attempt?.number, state: 'paid' },
  });
  visitor.expectNoProblems();
});

test('a double tap and a lost answer make one payment', async () => {
  const { visitor, person, orderId } = await payer();
  await visitor.page.route(/prepay\.do/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await visitor.shown().getByRole('button', { name: PAY }).dblclick();
  await shows(visitor, /网络/);
  await checkAppearance(visitor, 'lost');
  const { attempt } = await paymentOf(orderId, person);
  await visitor.page.unroute(/prepay\.do/);
  await visitor.shown().getByRole('button', { name: PAY }).dblclick();
  await atPlatform(visitor, /^确认付款/);
  await arrive(visitor, '/subscribeDetail');
  await shows(visitor, /^已在线付款/);
  expect((await paymentOf(orderId, person)).attempt?.number).toBe(attempt?.number);
});

test('a payment that was made elsewhere meanwhile shows up on the open page', async () => {
  const { visitor, person, orderId } = await payer();
  await visitor.shown().getByRole('button', { name: PAY }).click();
  await visitor.page.waitForURL(/\/(simulated|dev)\//);
  const other = await site.visit({ signedInAs: person.login });
  await other.open(`/subscribeDetail?orderId=${orderId}`);
  await shows(other, ASKING);
  await atPlatform(visitor, /^确认付款/);
  await shows(other, /^已付款 ¥/);
  await checkAppearance(other, 'paid-here');
});

describe('in WeChat’s browser', () => {
  /** The browser's script object, which comes late and asks the simulated platform. */
  function bridge(press: string): void {
    const invoke = (name: string, call: object, answer: (result: object) => void) => {
      if (name !== 'getBrandWCPayRequest') return answer({ err_msg: 'system:function_not_exist' });
      const body = JSON.stringify({ ...call, press });
      const headers = { 'content-type': 'application/json' };
      void fetch('/simulated/wechat-pay/pay', { method: 'POST', headers, body })
        .then((response) => response.json())
        .then(({ errMsg }: { errMsg: string }) => {
          const outcome = /fail cancel$/.test(errMsg)
            ? 'cancel'
            : (/ok$|fail/.exec(errMsg)?.[0] ?? '');
          answer({ err_msg: `get_brand_wcpay_request:${outcome}` });
        });
    };
    setTimeout(() => {
      Object.assign(window, { WeixinJSBridge: { invoke } });
      document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    }, 800);
  }

  test('the account’s own sheet opens once the script object is there, and pays', async () => {
    const { person, orderId } = await booked();
    const visitor = await site.visit({ userAgent: `${AGENTS.android} MicroMessenger/8.0.40` });
    const { page } = visitor;
    // Leads to WeChat's own page.
    await page.goto(`${site.url()}/index.html#/subscribeDetail?orderId=${orderId}`);
    await page.getByRole('button', { name: /xiaoyi/ }).click();
    await page.waitForURL(/#\/bindMobile/);
    await page.getByLabel('手机号').fill(person.mobile);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('秒后重发').waitFor();
    const code = await site.provider().newestCode(person.mobile);
    await page.getByLabel('短信验证码').fill(code);
    await page.getByRole('button', { name: '绑定' }).click();
    await arrive(visitor, '/subscribeDetail');
    await page.addInitScript(bridge, 'pay');
    await page.reload();
    await visitor.shown().getByRole('button', { name: '用微信付' }).click();
    await shows(visitor, /^已付款 ¥/);
    expect(await paymentOf(orderId, person)).toMatchObject({ state: 'paid' });
  });
});

test.each([
  ['dark', { colorScheme: 'dark' }],
  ['narrow', { viewport: { width: 320, height: 568 } }],
  ['tablet', { viewport: { width: 768, height: 1024 } }],
  ['english', { locale: 'en-US' }],
] as const)('the payment is whole %s', async (name, options) => {
  const { visitor } = await payer({ userAgent: AGENTS.iOS, ...options });
  const heading = name === 'english' ? 'Pay online' : '在线付款';
  await visitor.shown().getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
  await screenshot(visitor.page, `payment-${name}`);
  const { width, height } = visitor.page.viewportSize() ?? { width: 0, height: 0 };
  expect(await overflow(visitor.page, width, height)).toEqual([]);
  visitor.expectNoProblems();
});
