import { qrImage } from './qr-image';

const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

test('the code is a square GIF that carries its own data', () => {
  const url = qrImage('YM-ABCDEFGH');
  expect(url.startsWith('data:image/gif;base64,')).toBe(true);
  const bytes = bytesOf(url);
  expect(bytes.subarray(0, 3).toString()).toBe('GIF');
  expect(bytes.readUInt16LE(6)).toBe(bytes.readUInt16LE(8));
});

test('a longer text makes a larger code', () => {
  const width = (text: string) => bytesOf(qrImage(text)).readUInt16LE(6);
  expect(width('x'.repeat(200))).toBeGreaterThan(width('x'));
});
