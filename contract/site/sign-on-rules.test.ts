import { addressOf } from './site-rules';
import type { Address } from './site-rules';
import { allowedTarget, signOnFor, wxLoginUrl } from './sign-on-rules';

const here = 'https://ymh5.yimiao.example.com/index.html#/home';
const page = addressOf(here) as Address;
const tk = 'dG9rZW4';

describe('going to another address', () => {
  test.each(['wx', 'login', 'ai', 'activity'])('signs on at the site %s', (name) => {
    const target = `https://${name}.yimiao.example.com/index.html#/mine?a=1`;
    expect(signOnFor({ here, target, tk })).toEqual({
      kind: 'redirect',
      url:
        `https://${name}.yimiao.example.com/passport/sso.do?tk=dG9rZW4` +
        `&redirect=https%3A%2F%2F${name}.yimiao.example.com%2Findex.html%23%2Fmine%3Fa%3D1` +
        `&from=ymh5&ignoreInvalid=1`,
    });
  });

  test('can insist on a valid sign-in', () => {
    const target = 'https://ai.yimiao.example.com/';
    const step = signOnFor({ here, target, tk, ignoreInvalid: false });
    expect(step).toMatchObject({ url: expect.stringContaining('&ignoreInvalid=0') });
  });

  test.each([
    'https://activity.example.com/',
    'https://qa-wx.yimiao.example.com/',
    'http://wx.yimiao.example.com/',
    'https://wx.yimiao.example.com:8443/',
    'https://wx.yimiao.example.com@evil.example/',
  ])('%s never gets the token', (target) => {
    expect(signOnFor({ here, target, tk })).toEqual({ kind: 'plain', url: target });
  });

  test('without a token is a plain redirect', () => {
    const target = 'https://wx.yimiao.example.com/';
    expect(signOnFor({ here, target, tk: '' })).toEqual({ kind: 'plain', url: target });
  });

  test('from outside the sites is a plain redirect', () => {
    const target = 'https://wx.yimiao.example.com/';
    const outside = 'https://partner.example.com/';
    expect(signOnFor({ here: outside, target, tk })).toEqual({ kind: 'plain', url: target });
  });

  test('on the same host loads it again, or replaces it', () => {
    expect(signOnFor({ here, target: here, tk })).toEqual({ kind: 'reload' });
    const target = 'https://ymh5.yimiao.example.com/index.html#/mine';
    expect(signOnFor({ here, target, tk })).toEqual({ kind: 'replace', url: target });
  });
});

describe('a sign-on may lead to', () => {
  test.each([
    ['/index.html#/mine', 'https://ymh5.yimiao.example.com/index.html#/mine'],
    ['https://wx.yimiao.example.com/a?b#c', 'https://wx.yimiao.example.com/a?b#c'],
    [here, here],
  ])('%s', (target, url) => expect(allowedTarget(page, target)).toBe(url));

  test.each([
    '',
    'home',
    '//evil.example/',
    '/\\evil.example/',
    'https://evil.example/',
    'https://wx.yimiao.example.com.evil.example/',
    'https://wx.yimiao.example.com@evil.example/',
    'javascript:alert(1)',
    '/a\r\nSet-Cookie: a=b',
  ])('never %j', (target) => expect(allowedTarget(page, target)).toBeNull());
});

test('login by the messaging app is at its own site, and names the way back', () => {
  expect(wxLoginUrl(page, here)).toBe(
    'https://wx.yimiao.example.com/passport/wx/login.do?target=https%3A%2F%2Fymh5.yimiao.example.com%2Findex.html%23%2Fhome',
  );
  expect(wxLoginUrl(addressOf('http://127.0.0.1:8080/') as Address, here)).toBeNull();
});
