import { apiHostOf } from './api-host';

const live = (given: string | undefined, target = 'weapp') =>
  apiHostOf({ given, target, environment: 'live' });

test.each([
  'http://api.clinic.cn',
  'api.clinic.cn',
  'https://',
  'https://api.clinic.cn/v1',
  'ws://a.cn',
])('a live build refuses %s and says what it takes', (host) => {
  for (const target of ['weapp', 'alipay', 'h5'])
    expect(() => live(host, target)).toThrow(
      `API_HOST of a live build must be an https origin such as https://api.example.cn, not "${host.replace(/\/+$/, '')}"`,
    );
});

test('a live build takes an https origin, and the web site its own', () => {
  expect(live('https://api.clinic.cn/')).toBe('https://api.clinic.cn');
  expect(live('https://api.clinic.cn:8443')).toBe('https://api.clinic.cn:8443');
  expect(live(undefined, 'h5')).toBe('');
  for (const target of ['weapp', 'alipay'])
    for (const none of [undefined, ''])
      expect(() => live(none, target)).toThrow('API_HOST is mandatory in live builds');
});

test('other builds take any host, and this machine’s provider without one', () => {
  const qa = { target: 'alipay', environment: 'qa' };
  expect(apiHostOf({ ...qa, given: undefined })).toBe('http://127.0.0.1:8080');
  expect(apiHostOf({ ...qa, given: 'http://10.0.0.1:9/' })).toBe('http://10.0.0.1:9');
});
