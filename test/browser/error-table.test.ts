import { CODE } from '@contract/errors';
import type { Page } from 'playwright-core';
import { SHOWN_BY_PAGE, UNCLEAR } from '../proxy/code-groups';
import { bundleClient } from '../proxy/client/bundle';
import { AREAS, FALLBACK, MESSAGE, expectedOf } from '../proxy/client/cases';
import type { Call, Outcome } from '../proxy/client/entry';
import { SILENT_FAULTS } from '../proxy/faults';
import { ADULT, findTarget, newResident, residentId, tokenOf } from './kit/booking';
import { arrive, chooseTime, fillMemberForm, openForm, press } from './kit/booking-steps';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite({ throughProxy: true });
const SAVE = 'saveOrUpdateV2.do';
const ADD = 'addV2.do';

const envelope = (code: string, msg = MESSAGE) => ({ kind: 'envelope', code, msg }) as const;
const toasts = ({ page }: Visitor) => page.locator('.ui-toast__bubble').allTextContents();

describe('the client in a browser', () => {
  let script = '';
  beforeAll(() => {
    script = bundleClient('h5');
  });

  /** A page of the site that contains nothing but the client. */
  async function client(): Promise<(call: Call) => Promise<Outcome>> {
    const { page } = await site.visit();
    await page.route('**/client.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Client</title>' }),
    );
    await page.goto(`${site.url()}/client.html`);
    await page.addScriptTag({ content: script });
    return (call) => runIn(page, call);
  }
  const runIn = (page: Page, call: Call): Promise<Outcome> =>
    page.evaluate(
      (one) => (window as unknown as { run: (call: Call) => Promise<Outcome> }).run(one),
      call,
    );

  test.each(AREAS)('every code %s has its reaction', async (_, endpoint, cases) => {
    const run = await client();
    const seen: object[] = [];
    for (const { code, resolves } of cases) {
      site.proxy().order(endpoint.slice(5), envelope(code), 1);
      seen.push(await run({ endpoint, body: resolves ?? false }));
    }
    expect(seen).toEqual(cases.map(expectedOf));
  });

  test('a failure without words falls back to its own, and the real provider is understood', async () => {
    const run = await client();
    const now = { endpoint: 'GET /base/time/now.do' };
    site.proxy().order('now.do', envelope(CODE.SERVER, ''), 1);
    expect((await run(now)).heard).toEqual([`toast: ${FALLBACK}`]);
    expect(await run(now)).toEqual({ resolved: 'data', heard: [] });
    const refused = await run({ endpoint: 'GET /order/subscribe/summary.do' });
    expect(refused).toMatchObject({
      rejected: { code: CODE.LOGIN_INVALID },
      heard: ['login ended'],
    });
  });

  test('an answer that is lost or cannot be read is said', async () => {
    const run = await client();
    for (const [, fault] of SILENT_FAULTS) {
      // Every time: a browser repeats a request by itself where a connection breaks that it had opened in advance.
      const mend = site.proxy().order('now.do', fault);
      const { rejected, heard } = await run({ endpoint: 'GET /base/time/now.do' });
      mend();
      expect(['network', 'malformed']).toContain(rejected?.kind);
      expect(heard).toEqual([`toast: ${rejected?.msg}`]);
    }
  });
});

/** Pulls the visible page down with a finger, far enough for a refresh. */
const pullDown = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    const target = document.querySelector('.taro_page:not(.taro_page_shade)') as HTMLElement;
    const touch = (type: string, clientY: number): void => {
      const one = new Touch({ identifier: 1, target, clientX: 100, clientY });
      const touches = type === 'touchend' ? [] : [one];
      target.dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }));
    };
    touch('touchstart', 100);
    touch('touchmove', 160);
    touch('touchmove', 300);
    touch('touchend', 300);
  });

/** One code for each behaviour of the page after a refused booking. */
const ON_BOOKING = [
  CODE.SLOT_FULL,
  CODE.DUPLICATE_ORDER,
  CODE.INTERVAL,
  CODE.OVER_AGE,
  CODE.CLINIC_OFFLINE,
  CODE.GUARDIAN_MISSING,
  CODE.DISCLOSURE_MISSING,
  CODE.SERVER,
  CODE.NO_TOAST,
];

describe('the product in a browser', () => {
  async function inTheForm(): Promise<Visitor> {
    const resident = await newResident(site.provider());
    const visitor = await site.visit({ signedInAs: resident.login });
    await openForm(visitor, await findTarget(site.provider(), resident));
    await chooseTime(visitor);
    return visitor;
  }

  test('a form says in its place why it was not saved, whatever the code, and keeps what was typed', async () => {
    const resident = await newResident(site.provider());
    const visitor = await site.visit({ signedInAs: resident.login });
    await visitor.open('/fillmemberInfo?type=3');
    await fillMemberForm(visitor, {
      name: '李小明',
      documentNumber: residentId(ADULT),
    });
    await visitor.shown().getByRole('radio', { name: '配偶' }).click();
    for (const code of SHOWN_BY_PAGE) {
      site.proxy().order(SAVE, envelope(code, `${code} 的原因`), 1);
      await press(visitor, '同意并保存');
      await visitor.shown().getByText(`${code} 的原因`).waitFor();
    }
    expect(await toasts(visitor)).toEqual([]);
    expect(await visitor.shown().getByLabel('姓名', { exact: true }).inputValue()).toBe('李小明');
    await press(visitor, '同意并保存');
    await visitor.page.waitForURL((url) => !url.hash.startsWith('#/fillmemberInfo'));
  });

  test('a refused booking says why and leads on, and an unclear one is looked up', async () => {
    const visitor = await inTheForm();
    const form = visitor.path();
    for (const code of ON_BOOKING) {
      site.proxy().order(ADD, envelope(code, `${code} 的原因`), 1);
      await visitor.go(form);
      await press(visitor, '提交预约');
      const meanwhile = UNCLEAR[code];
      if (meanwhile !== undefined) {
        await visitor.page.getByText(meanwhile).waitFor();
        continue;
      }
      await arrive(visitor, '/subscribeError');
      await visitor.shown().getByText(`${code} 的原因`).waitFor();
    }
    expect(await toasts(visitor)).toEqual([]);
  });

  test('a page that is pulled down in vain stays as it was and says why in a toast', async () => {
    const resident = await newResident(site.provider());
    const visitor = await site.visit({ signedInAs: resident.login });
    await visitor.open('/myMessage');
    await visitor.shown().getByText('还没有消息').waitFor();
    site.proxy().order('message/unread.do', envelope(CODE.SERVER, '消息暂时读不到'), 1);
    await pullDown(visitor);
    await visitor.page.locator('.ui-toast__bubble', { hasText: '消息暂时读不到' }).waitFor();
    await visitor.shown().getByText('还没有消息').waitFor();
    site.proxy().order('message/unread.do', envelope(CODE.SERVER, ''), 1);
    await pullDown(visitor);
    await visitor.page.locator('.ui-toast__bubble', { hasText: FALLBACK }).waitFor();
  });

  test('a link out of the product says in a toast that it cannot be followed, and why', async () => {
    const { list } = await site.provider().ok('GET /article/article/pageList.do', {});
    const visitor = await site.visit();
    await visitor.open(`/articlesDetail?articleId=${list[0]?.articleId ?? ''}`);
    site.proxy().order('getUrls.do', envelope(CODE.SERVER, '名单暂时读不到'), 1);
    const link = visitor.shown().getByRole('link', { name: '世界卫生组织：疫苗和免疫' });
    await link.click();
    await visitor.page.locator('.ui-toast__bubble', { hasText: '名单暂时读不到' }).waitFor();
    await link.click();
    await visitor.page.getByText('3 秒后前往“世界卫生组织 WHO”').waitFor();
  });

  test.each([CODE.LOGIN_INVALID, CODE.MOBILE_INVALID])('%s leads to the login', async (code) => {
    const visitor = await inTheForm();
    site.proxy().order(ADD, envelope(code), 1);
    await press(visitor, '提交预约');
    await arrive(visitor, '/login');
    expect((await tokenOf(visitor)) === '').toBe(code === CODE.LOGIN_INVALID);
  });
});
