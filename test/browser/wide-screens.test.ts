import { axe } from './kit/axe';
import { makeSample } from './kit/sample';
import type { Sample } from './kit/sample';
import { addressOf } from './kit/addresses';
import { tabStops } from './kit/keyboard';
import { columnDisorder, linesOf, middleOf } from './kit/layout';
import { dress, VISUAL_MODES, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';
import type { RouteName } from '@/routes/table';

const site = useSite();
const TABLET = { width: 768, height: 1024 };
const COMPUTER = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Characters of a line that is easy to read, on average. */
const LINE = 70;

let sample: Sample;
let reader: Visitor;

beforeAll(async () => {
  sample = await makeSample(site.provider());
  reader = await site.keep({ signedInAs: sample.login, pointer: 'mouse', viewport: COMPUTER });
  await reader.open('/home');
});

const go = (name: RouteName): Promise<void> => reader.go(addressOf(name, sample));
const boxOf = async (selector: string, visitor = reader) => {
  const box = await visitor.page.locator(selector).boundingBox();
  if (!box) throw new Error(`Nothing is shown as ${selector}`);
  return box;
};

test('navigation is below the main pages of a phone, and at the side of every page with room', async () => {
  for (const viewport of [TABLET, COMPUTER]) {
    await reader.page.setViewportSize(viewport);
    for (const name of ['home', 'vaccineDetail'] as const) {
      await go(name);
      const navigation = await boxOf('.ui-tab-bar');
      expect([navigation.x, navigation.y, navigation.height]).toEqual([0, 0, viewport.height]);
      expect(navigation.width).toBeLessThan(viewport.width / 5);
      const page = await boxOf('.taro_page:not(.taro_page_shade)');
      expect(page.x).toBeGreaterThanOrEqual(navigation.width);
    }
  }
  await reader.page.setViewportSize(PHONE);
  await reader.page.locator('.ui-tab-bar').waitFor({ state: 'detached' });
  await go('home');
  const { y, height } = await boxOf('.ui-tab-bar');
  expect(y + height).toBe(PHONE.height);
  // Staff do not come from there.
  await reader.page.setViewportSize(COMPUTER);
  await go('desk');
  expect(await reader.page.locator('.ui-tab-bar').count()).toBe(0);
});

test('a page stays as it is while its window is made narrow and wide again', async () => {
  await go('vaccineList');
  const search = reader.shown().getByRole('searchbox').or(reader.shown().locator('input')).first();
  await search.fill('流感');
  for (const viewport of [PHONE, TABLET, COMPUTER]) {
    await reader.page.setViewportSize(viewport);
    expect(await search.inputValue()).toBe('流感');
  }
});

test('the navigation leads on from a page that is none of the main ones', async () => {
  await go('vaccineDetail');
  const navigation = reader.page.locator('.ui-tab-bar');
  expect(await navigation.locator('[aria-current]').count()).toBe(0);
  await navigation.getByText('附近门诊').click();
  await reader.page.waitForURL(/#\/departmentList/);
  await reader.settle();
  expect(await navigation.locator('[aria-current=page]').textContent()).toContain('附近门诊');
});

test('the keyboard goes through navigation, content and what is next to it as they are seen', async () => {
  await reader.page.setViewportSize(COMPUTER);
  await reader.open('/home');
  await reader.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const stops = await tabStops(reader.page, 3);
  expect(stops.map((stop) => stop.replace(/^link /, '').replace(/ .*/, ''))).toEqual([
    '首页',
    '附近门诊',
    '我的',
  ]);
  for (const name of ['home', 'mine', 'departmentIndex', 'orderList', 'vaccineDetail'] as const) {
    await go(name);
    expect([name, await columnDisorder(reader.page)]).toEqual([name, []]);
  }
});

test('sheets and questions are dialogs in the middle of the window', async () => {
  for (const viewport of [TABLET, COMPUTER]) {
    await reader.page.setViewportSize(viewport);
    await go('mine');
    for (const [control, role] of [
      [/^深浅外观/, 'dialog'],
      [/^退出登录/, 'alertdialog'],
    ] as const) {
      await reader.shown().getByRole('button', { name: control }).click();
      const layer = reader.page.getByRole(role);
      await layer.waitFor();
      const { x, y, width } = await middleOf(layer);
      expect([Math.round(x * 2), Math.round(y * 2)]).toEqual([viewport.width, viewport.height]);
      expect(width).toBeLessThanOrEqual(560);
      await screenshot(reader.page, `wide-${role}-${viewport.width}`);
      await reader.page.keyboard.press('Escape');
      await layer.waitFor({ state: 'detached' });
    }
  }
});

test('lines of long texts are easy to read, and no field is wider than a hand’s breadth of a form', async () => {
  const visitor = await site.visit({
    locale: 'en-US',
    signedInAs: sample.login,
    viewport: COMPUTER,
    pointer: 'mouse',
  });
  await visitor.open('/home');
  for (const name of ['privacyPolicy', 'articleDetail', 'vaccineNotice'] as const) {
    await visitor.go(addressOf(name, sample));
    const lines = await linesOf(visitor.shown());
    expect(lines.length).toBeGreaterThan(0);
    expect([name, lines.filter((line) => line > LINE)]).toEqual([name, []]);
  }
  for (const name of ['memberForm', 'feedback', 'postEdit', 'password'] as const) {
    await visitor.go(addressOf(name, sample));
    const widths = await visitor
      .shown()
      .locator('.ui-field__box')
      .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().width));
    expect([name, widths.filter((width) => width > 640)]).toEqual([name, []]);
  }
});

test.each([
  ['vaccineDetail', '.ui-page__bottom', 'below'],
  ['orderDetail', '.ui-page__bottom', 'below'],
  ['departmentIndex', '.ui-columns__side', 'below'],
  ['departmentList', '.ui-map', 'gone'],
  ['orderList', '.ui-columns__side', 'below'],
  ['mine', '.ui-columns__side', 'below'],
  ['home', '.ui-columns__side', 'below'],
  ['community', '.ui-columns__side', 'gone'],
] as const)('%s has two columns on a computer, and one on a tablet', async (name, side, then) => {
  await reader.page.setViewportSize(COMPUTER);
  await go(name);
  const panel = reader.shown().locator(side).last();
  await panel.waitFor();
  const left = async (): Promise<number> => (await panel.boundingBox())?.x ?? NaN;
  expect(await left()).toBeGreaterThan(COMPUTER.width * 0.6);
  await screenshot(reader.page, `wide-${name}`);
  await reader.page.setViewportSize(TABLET);
  // What is there only with room is taken away by a listener, some frames after the window has its new size.
  if (then === 'gone') await panel.waitFor({ state: 'hidden' });
  else expect(await left()).toBeLessThan(TABLET.width / 3);
});

test.each([
  'home',
  'departmentList',
  'vaccineList',
  'vaccineDetail',
  'departmentIndex',
  'orderList',
  'orderDetail',
  'vaccinePlan',
  'community',
  'mine',
] as const)('%s is accessible and fits on wide screens, light and dark', async (name) => {
  await reader.page.setViewportSize(COMPUTER);
  await go(name);
  const found: string[] = [];
  for (const mode of VISUAL_MODES) {
    await dress(reader.page, mode);
    for (const { width, height } of [TABLET, COMPUTER])
      found.push(...(await overflow(reader.page, width, height)));
    if (!mode.large) found.push(...(await axe(reader.page)));
    await screenshot(reader.page, `wide-${name}-${mode.name}`);
  }
  await dress(reader.page, { name: 'light', dark: false, large: false });
  expect(found).toEqual([]);
  reader.expectNoProblems();
});
