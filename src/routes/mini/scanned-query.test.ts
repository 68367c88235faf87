import { readParams } from '../params.weapp';
import { withScanned } from './scanned-query';

test.each([
  ['a mini-program code', { scene: 'depaCode=1101015605' }, { depaCode: '1101015605' }],
  [
    'an ordinary link',
    { q: 'https://m.example.com/index.html?depaCode=1101015605', scancode_time: '1' },
    { depaCode: '1101015605', scancode_time: '1' },
  ],
  [
    'a link of the web site',
    { q: 'https://m.example.com/index.html#/departmentIndex?depaCode=1101015605' },
    { depaCode: '1101015605' },
  ],
  ['a link without a query', { q: 'https://m.example.com/clinic' }, {}],
  ['what the page was given by name', { scene: 'depaCode=2', depaCode: '1' }, { depaCode: '1' }],
  ['no scan', { depaCode: '1' }, { depaCode: '1' }],
])('%s', (_, query, read) => {
  expect(withScanned(query as Record<string, string>)).toEqual(read);
});

test('WeChat hands a scene over encoded once, and it is decoded once', () => {
  expect(readParams({ scene: 'depaCode%3D1101015605' })).toEqual({ depaCode: '1101015605' });
  const link = 'https://m.example.com/index.html?name=%E6%9C%9D%E9%98%B3';
  expect(readParams({ q: encodeURIComponent(link) })).toEqual({ name: '朝阳' });
});
