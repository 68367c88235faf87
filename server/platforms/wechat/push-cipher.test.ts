import { openPush, sealPush } from './push-cipher';

const KEY = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const APP = 'wx00000000000000aa';
const MESSAGE = JSON.stringify({ Event: 'wxa_media_check', note: '结果' });

test.each([0, 1, 15, 31, 32, 33, 500])('a message of %s characters is read again', (length) => {
  const message = 'x'.repeat(length);
  expect(openPush(KEY, APP, sealPush(KEY, APP, message))).toBe(message);
});

test('one for another app, under another key, cut off or altered is none', () => {
  const sealed = sealPush(KEY, APP, MESSAGE);
  expect(openPush(KEY, APP, sealed)).toBe(MESSAGE);
  expect(openPush(KEY, 'wx00000000000000ab', sealed)).toBeNull();
  expect(openPush(KEY.replace('a', 'b'), APP, sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64');
  expect(openPush(KEY, APP, bytes.subarray(0, -32).toString('base64'))).toBeNull();
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(openPush(KEY, APP, bytes.toString('base64'))).toBeNull();
  for (const text of ['', 'AA', '%%%']) expect(openPush(KEY, APP, text)).toBeNull();
});
