import type { Browser, Page } from 'playwright-core';
import { createCallGate } from '../../server/platforms/call-gate';
import { createGateway } from '../../server/platforms/alipay/gateway';
import { wapPage } from '../../server/platforms/alipay/pay/open';
import { SIMULATED_APPS } from '../../server/platforms/simulated/alipay/simulation';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { launchBrowser, PHONE } from './browser';
import { axe } from './kit/axe';
import { screenshot } from './kit/screenshot';

const MINUTE = 60_000;

let provider: Provider;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  provider = await startProvider({ env: { SEED: 'off' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await provider?.stop();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: PHONE });
});
afterEach(() => page?.close());

/** The address of the page on which an order is paid, as the provider makes it. */
function cashier(number: string, minutes = 30): string {
  const gateway = createGateway({
    app: SIMULATED_APPS.web,
    transport: {
      gateway: `${provider.url}${SIMULATED_APPS.gateway}`,
      fetch,
      timeout: 1_000,
      gate: createCallGate(1),
    },
    log: { warn: () => undefined, error: () => undefined },
    now: () => Date.now(),
  });
  const request = wapPage(
    gateway,
    {
      number,
      cents: 3580,
      description: '流感疫苗预约 <b>',
      expiresAt: Date.now() + minutes * MINUTE,
      method: 'alipay-wap',
      payer: null,
      clientAddress: '127.0.0.1',
      returnUrl: `${provider.url}/dev/outbox?order=${number}`,
    },
    SIMULATED_APPS.pay.notifyUrl,
  );
  return request.kind === 'page' ? request.url : '';
}
const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();

test('the page says what is paid, reads well on a phone, and has nothing that axe finds', async () => {
  await page.goto(cashier('cashier_1'));
  await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toContain('确认付款');
  const words = await page.innerText('main');
  expect(words).toContain('¥35.80');
  expect(words).toContain('流感疫苗预约 <b>');
  expect(await axe(page)).toEqual([]);
  const [width, height] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.querySelector('button')?.getBoundingClientRect().height ?? 0,
  ]);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  expect(height).toBeGreaterThanOrEqual(44);
  await screenshot(page, 'simulated-cashier');
});

test('who pays returns with the numbers of the order and the trade; pressed again, it is paid once', async () => {
  const address = cashier('cashier_2');
  await page.goto(address);
  await press('Pay');
  const back = new URL(page.url());
  expect(back.pathname).toBe('/dev/outbox');
  expect(back.searchParams.get('order')).toBe('cashier_2');
  expect(back.searchParams.get('out_trade_no')).toBe('cashier_2');
  const trade = back.searchParams.get('trade_no');
  await page.goto(address);
  await press('Pay');
  expect(new URL(page.url()).searchParams.get('trade_no')).toBe(trade);
});

test('who cancels returns without them', async () => {
  await page.goto(cashier('cashier_3'));
  await press('Cancel');
  expect(page.url()).toBe(`${provider.url}/dev/outbox?order=cashier_3`);
});

test('an order whose time is over cannot be paid, and an address with one sign changed opens nothing', async () => {
  await page.goto(cashier('cashier_4', -1));
  expect(await page.innerText('main')).toContain('已过期');
  expect(await axe(page)).toEqual([]);
  const changed = cashier('cashier_5').replace('35.80', '35.81');
  const answer = await page.goto(changed);
  expect(answer?.status()).toBe(400);
  expect(await page.getByRole('button').count()).toBe(0);
});
