import { join } from 'node:path';

import type { App } from './app';
import { launch } from './launch';
import type { Page } from './page';

let app: App;
let page: Page;
const said = () => page.find('.said').text;

beforeEach(async () => {
  app = await launch(join(__dirname, 'fixture/weapp'), {
    platform: 'weapp',
    permissions: { phone: 'granted' },
  });
  page = await app.open('pages/list/list');
});

test('a tap bubbles to what lies around', async () => {
  await page.tap('inner button');
  expect(said()).toBe('inner outer');
});

test('a disabled button is dead', async () => {
  await page.tap({ tag: 'button', text: 'dead' });
  expect(said()).toBe('query {}');
});

test('typing respects maxlength and the field blurs with the next tap', async () => {
  await page.input('your name', 'Archibald');
  expect(said()).toBe('typed Archi');
  await page.tap('inside');
  expect(said()).toBe('typed Archi, left');
});

test('a form hands over what was entered, ticked and switched', async () => {
  await page.input({ tag: 'input', nth: 1 }, 'Ann');
  await page.tap('loud');
  await page.tap('Tuesday');
  expect(said()).toBe('days tu');
  await page.tap('send');
  expect(JSON.parse(said())).toEqual({ who: 'Ann', loud: true, days: ['tu'] });
});

test('scrolling, picking and pulling reach the page', async () => {
  await page.scrollToLower('.box');
  expect(said()).toBe('lower');
  await page.change('choose', { value: 2 });
  expect(said()).toBe('chose 2');
  await page.scrollToLower();
  expect(said()).toBe('bottom');
  await page.pullDown();
  expect(said()).toBe('pulled');
  expect(page.refreshing).toBe(false);
});

test('the phone-number button hands over a code', async () => {
  await page.tap('my number');
  expect(said()).toMatch(/^phone-code-13800138000@/);
});

test('a custom component keeps its own data', async () => {
  await page.tap('counter 10');
  expect(page.has('counter 11')).toBe(true);
});

test('what is not there is reported together with the text of the page', () => {
  expect(() => page.find('no such words')).toThrow(/"no such words" is not on the page.*choose/);
});

test('setData traffic is counted in calls and bytes', async () => {
  expect(await app.measure(() => page.tap('inner button'))).toEqual({
    calls: 2,
    bytes: '{"said":"inner"}'.length + '{"said":"inner outer"}'.length,
    max: '{"said":"inner outer"}'.length,
  });
});

test('template attributes are there for queries on the DOM', () => {
  expect(page.dom.querySelector('[placeholder="your name"]')).not.toBeNull();
});
