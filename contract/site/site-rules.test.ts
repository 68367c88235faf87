import type { Address } from './site-rules';
import {
  addressOf,
  areSiblings,
  environmentOf,
  siblingOrigin,
  originOf,
  siteOf,
  webOriginOf,
} from './site-rules';

const at = (url: string): Address => {
  const address = addressOf(url);
  if (!address) throw new Error(`${url} is no address`);
  return address;
};

describe('an address', () => {
  test('is read in its parts, without the usual port', () => {
    expect(at('HTTPS://WX.Example.com:443/a?b=1#/c')).toEqual({
      protocol: 'https:',
      host: 'wx.example.com',
      port: '',
      path: '/a?b=1',
      hash: '#/c',
    });
    expect(originOf(at('http://h.example.com:8080?x'))).toBe('http://h.example.com:8080');
    expect(at('http://h.example.com?x').path).toBe('/?x');
  });

  test.each([
    '',
    '/home',
    '//wx.yimiao.example.com/',
    'javascript:alert(1)',
    'ftp://wx.yimiao.example.com/',
    'https://wx.yimiao.example.com@evil.example/',
    'https://wx.yimiao.example.com\\@evil.example/',
    'https://wx.yimiao.example.com\\.evil.example/',
    'https://evil.example\t/',
    'https://wx.yimiao.example.com/\nSet-Cookie: a=b',
    'https://[::1]/',
  ])('%j is none', (url) => expect(addressOf(url)).toBeNull());
});

describe('the product’s sites', () => {
  test.each([
    ['wx.yimiao.example.com', { name: 'wx', prefix: '' }],
    ['ymh5.yimiao.example.com', { name: 'ymh5', prefix: '' }],
    ['login.yimiao.example.com', { name: 'login', prefix: '' }],
    ['ai.yimiao.example.com', { name: 'ai', prefix: '' }],
    ['activity.yimiao.example.com', { name: 'activity', prefix: '' }],
    ['qa-wx.yimiao.example.com', { name: 'wx', prefix: 'qa-' }],
    ['test-3-ymh5.yimiao.example.com', { name: 'ymh5', prefix: 'test-3-' }],
    ['evil.yimiao.example.com', null],
    ['xwx.yimiao.example.com', null],
    ['wx.yimiao.example.com.evil.example', null],
    ['wx-yimiao.example.com', null],
    ['yimiao.example.com', null],
  ])('%s', (host, site) => expect(siteOf(host)).toEqual(site));

  test.each([
    ['qa-ymh5.yimiao.example.com', 'qa'],
    ['stage-ymh5.yimiao.example.com', 'stage'],
    ['test-1-ymh5.yimiao.example.com', 'qa'],
    ['ymh5.yimiao.example.com', 'live'],
    ['www.example.com', 'live'],
  ])('%s belongs to %s', (host, environment) => expect(environmentOf(host)).toBe(environment));

  test.each([
    ['https://ymh5.yimiao.example.com/', 'https://ymh5.yimiao.example.com'],
    ['https://ai.yimiao.example.com/', 'https://ymh5.yimiao.example.com'],
    ['https://test-1-wx.yimiao.example.com/', 'https://test-1-ymh5.yimiao.example.com'],
    ['https://test-3-wx.yimiao.example.com/', 'https://test-3-ymh5.yimiao.example.com'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ])('the web host of %s is %s', (page, origin) => expect(webOriginOf(at(page))).toBe(origin));

  test('a page elsewhere has none beside it', () => {
    expect(siblingOrigin(at('http://127.0.0.1:8080/'), 'wx')).toBeNull();
  });

  test.each([
    ['https://ymh5.yimiao.example.com/', 'https://wx.yimiao.example.com/a', true],
    ['http://qa-ai.yimiao.example.com:81/', 'http://qa-login.yimiao.example.com:81/', true],
    ['https://ymh5.yimiao.example.com/', 'http://wx.yimiao.example.com/', false],
    ['https://ymh5.yimiao.example.com/', 'https://qa-wx.yimiao.example.com/', false],
    ['https://ymh5.yimiao.example.com/', 'https://wx.yimiao.example.com:8443/', false],
    ['https://ymh5.yimiao.example.com/', 'https://evil.example/', false],
    ['https://evil.example/', 'https://evil.example/', false],
  ])('%s and %s trust each other: %s', (one, other, trust) => {
    expect(areSiblings(at(one), at(other))).toBe(trust);
  });
});
