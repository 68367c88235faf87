import { isAppLink, isExternalLink, withScheme } from './link-rules';

test.each([
  'example.com',
  'www.example.com/',
  'http://example.com',
  'https://a.b.example.com:8443/path?x=1#/hash',
  'https://example.com?x=1',
  'EXAMPLE.COM/a',
])('%s is an external link', (url) => expect(isExternalLink(url)).toBe(true));

test.each([
  '',
  'localhost',
  'http://localhost:80/',
  'https://example',
  '//example.com',
  '/home',
  'javascript:alert(1)//example.com',
  'data:text/html,x.com',
  'ftp://example.com',
  'https://user@example.com',
  'https://example.com\\@evil.example',
  'https://exa mple.com',
  'https://example.com/a b',
  'https://-example.com',
  'https://example.com:999999/',
])('%s is none', (url) => expect(isExternalLink(url)).toBe(false));

test('app links start with the scheme', () => {
  expect(isAppLink('yimiao://open?path=%2Fhome', 'yimiao')).toBe(true);
  expect(isAppLink('Yimiao://open', 'yimiao')).toBe(true);
  expect(isAppLink('yimiaox://open', 'yimiao')).toBe(false);
  expect(isAppLink('https://x.com/yimiao://open', 'yimiao')).toBe(false);
});

test('a bare host is reached by https', () => {
  expect(withScheme('example.com/a')).toBe('https://example.com/a');
  expect(withScheme('http://example.com')).toBe('http://example.com');
});
