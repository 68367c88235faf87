import { createFakeAlipay } from '../simulated/alipay/fake-alipay';
import type { FakeAlipay } from '../simulated/alipay/fake-alipay';
import { SIMULATED_ALIPAY_KEY, SIMULATED_APP_PUBLIC_KEY } from '../simulated/alipay/keys';
import { NOT_SUBSCRIBED } from '../simulated/alipay/handlers';
import { SIMULATED_APPS } from '../simulated/alipay/simulation';
import type { FakeOptions, Trouble } from '../simulated/alipay/state';
import { createAlipay } from './alipay';
import type { AlipayGateway } from './gateway';
import { suggestionFor } from './content-check';
import { posterCodePicture, posterCodeUrl } from './poster-code';
import { readAlipaySettings } from './settings';
import { sendTemplateMessage } from './template-message';

const PAGE = 'pages/clinic/department-index/index';
const CHECK = { tenants: 'clinic-group', products: 'TJ_PORN' };
const MESSAGE = {
  openId: 'open-1',
  template: 'T1',
  page: `${PAGE}?depaCode=1101021762`,
  keywords: ['流感疫苗', '2026-12-01 09:00'],
};

let fake: FakeAlipay;
let gateway: AlipayGateway;
const start = (options: Partial<FakeOptions> = {}): void => {
  const { appId } = SIMULATED_APPS.mini;
  fake = createFakeAlipay({
    apps: [{ appId, kind: 'mini', publicKey: SIMULATED_APP_PUBLIC_KEY }],
    signs: { privateKey: () => SIMULATED_ALIPAY_KEY, certificate: null },
    now: () => Date.now(),
    isLenient: false,
    pages: [PAGE],
    templates: ['T1'],
    checksContent: true,
    ...options,
  });
  const log = { warn: () => undefined, error: () => undefined };
  const settings = readAlipaySettings({}, SIMULATED_APPS);
  const alipay = createAlipay(settings, {
    fetch: fake.fetch,
    log,
    now: () => Date.now(),
    timeout: 5_000,
  });
  gateway = (alipay.mini as NonNullable<typeof alipay.mini>).gateway;
};
beforeEach(() => start());
const violations = () => fake.state.calls.flatMap((call) => call.violations);

describe('a message by a template', () => {
  const send = (change: Partial<typeof MESSAGE> = {}) =>
    sendTemplateMessage(gateway, { ...MESSAGE, ...change }, [NOT_SUBSCRIBED]);

  test('goes to who subscribed, once for each subscription, its texts in the template’s order', async () => {
    fake.state.subscriptions.set('open-1 T1', 1);
    await expect(send()).resolves.toBe('sent');
    await expect(send()).resolves.toBe('refused');
    expect(violations()).toEqual([]);
    const { data } = fake.state.calls[0]?.parameters as { data: string };
    expect(JSON.parse(data)).toEqual({
      keyword1: { value: '流感疫苗' },
      keyword2: { value: '2026-12-01 09:00' },
    });
  });

  test.each([
    ['a template that the account has not', { template: 'T2' }],
    ['a page that was not released', { page: 'pages/other/index' }],
    ['a text that is too long', { keywords: ['长'.repeat(51)] }],
  ])('%s is certainly not sent', async (_, change) => {
    fake.state.subscriptions.set('open-1 T1', 1).set('open-1 T2', 1);
    await expect(send(change)).resolves.toBe('failed');
  });

  test.each<[Trouble, string]>([
    ['lost', 'unknown'],
    ['unsigned', 'unknown'],
    ['forged', 'unknown'],
    ['unknown', 'unknown'],
  ])('of one whose answer is %s nobody knows', async (trouble, outcome) => {
    fake.state.subscriptions.set('open-1 T1', 1);
    fake.state.troubles.push(trouble);
    await expect(send()).resolves.toBe(outcome);
  });
});

describe('the content check', () => {
  const ask = (text: string) =>
    suggestionFor(gateway, CHECK, { type: 'TEXT', data: text }, 'open-1');

  test('tells pass, review and block apart', async () => {
    await expect(ask('孩子打完很乖')).resolves.toBe('pass');
    await expect(ask('代购名额')).resolves.toBe('review');
    await expect(ask('网上赌博')).resolves.toBe('block');
    expect(violations()).toEqual([]);
  });

  test('no answer, and a product that was not bought, are no pass', async () => {
    fake.state.troubles.push('lost');
    await expect(ask('a')).rejects.toThrow('undecided');
    start({ checksContent: false });
    await expect(ask('a')).rejects.toThrow('40006');
  });
});

describe('a code for a poster', () => {
  const make = (page = PAGE) =>
    posterCodeUrl(gateway, {
      page,
      query: { depaCode: '1101021762' },
      description: '朝'.repeat(40),
    });

  test('opens the clinic’s page, with a description that fits', async () => {
    await expect(make()).resolves.toMatch(/^https?:/);
    expect(violations()).toEqual([]);
    expect(fake.state.calls[0]?.parameters).toMatchObject({
      url_param: PAGE,
      query_param: 'depaCode=1101021762',
      describe: '朝'.repeat(32),
    });
  });

  test('its picture is downloaded, and only a picture counts', async () => {
    const picture = (get: typeof fetch) =>
      posterCodePicture(
        gateway,
        { page: PAGE, query: { depaCode: '1101021762' }, description: 'x' },
        { fetch: get, timeout: 1_000 },
      );
    const { type, bytes } = await picture(fake.fetch);
    expect(type).toBe('image/png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const words = () =>
      Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await expect(picture(words)).rejects.toThrow('its picture');
    await expect(picture(() => Promise.reject(new Error('gone')))).rejects.toThrow('no answer');
  });

  test('of a page that was not released there is none', async () => {
    await expect(make('pages/other/index')).rejects.toThrow('PAGE_ILLEGAL');
  });
});
