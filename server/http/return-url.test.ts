import { addressOf } from '@contract/site/site-rules';
import { returnUrlOf } from './return-url';

const API = 'https://api.clinics.example.org';
const WEB = 'https://h5.clinics.example.org';
const SITE = 'https://ymh5.yimiao.example.com';
const PAGE = '/index.html#/pages/order/detail?orderId=1';

test.each([
  ['a page of the called host', WEB, null, WEB + PAGE, WEB + PAGE],
  [
    'a page of the web site, where the provider has a host of its own',
    API,
    WEB,
    WEB + PAGE,
    WEB + PAGE,
  ],
  [
    'a page of a sibling site',
    SITE,
    null,
    `https://wx.yimiao.example.com${PAGE}`,
    `https://wx.yimiao.example.com${PAGE}`,
  ],
  ['a path, on one of our sites', SITE, null, PAGE, SITE + PAGE],
  ['a path, where the provider has a host of its own', API, WEB, PAGE, WEB + PAGE],
  ['nothing, where the provider has a host of its own', API, WEB, undefined, `${WEB}/index.html`],
  ['a foreign page', API, WEB, 'https://evil.example/', `${WEB}/index.html`],
  [
    'a foreign page, on one of our sites',
    SITE,
    null,
    'https://evil.example/',
    `${SITE}/index.html`,
  ],
  ['a foreign page, where no web site is known', API, null, 'https://evil.example/', null],
  ['a page of the web site that the operator has not named', API, null, WEB + PAGE, null],
  ['a path, where no web site is known', API, null, PAGE, null],
  ['nothing, where no web site is known', API, null, undefined, null],
] as const)('%s', (_what, called, webOrigin, returnTo, expected) => {
  expect(returnUrlOf({ site: () => addressOf(`${called}/`) }, webOrigin, returnTo)).toBe(expected);
});

test('a call of an invalid host', () => {
  expect(returnUrlOf({ site: () => null }, null, PAGE)).toBeNull();
  expect(returnUrlOf({ site: () => null }, WEB, PAGE)).toBe(WEB + PAGE);
});
