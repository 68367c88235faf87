import { decryptRequest, encryptResponse } from '../../../server/http/crypto';
import { decryptResponse, encryptRequest, sessionKeys } from './crypto';

jest.mock('@/platform/secure-random', () => ({
  randomBytes: (length: number) =>
    Promise.resolve(Array.from({ length }, (_, i) => (i * 37) % 256)),
}));

const SECRET = Buffer.from('0123456789abcdef0123456789abcdef').toString('base64');
const NONCE = 'n-1 晴';
const PATH = '/linkman/linkman/findByUserId.do';
const TEXT = JSON.stringify({ name: '小易', note: 'x'.repeat(1000) });
const forResponse = sessionKeys(SECRET, NONCE, 'response');

test('the client reads what the provider encrypted', () => {
  expect(decryptResponse(forResponse, PATH, encryptResponse(SECRET, NONCE, PATH, TEXT))).toBe(TEXT);
});

test('the provider reads what the client encrypted', async () => {
  const wire = await encryptRequest(sessionKeys(SECRET, NONCE, 'request'), PATH, TEXT);
  expect(decryptRequest(SECRET, NONCE, PATH, wire)).toBe(TEXT);
});

test('two encryptions of one text differ', () => {
  const make = () => encryptResponse(SECRET, NONCE, PATH, TEXT);
  expect(make()).not.toBe(make());
});

test('a byte changed anywhere is noticed', () => {
  const wire = Buffer.from(encryptResponse(SECRET, NONCE, PATH, '{"a":1}'), 'base64');
  for (let index = 0; index < wire.length; index += 1) {
    const forged = Buffer.from(wire);
    forged[index] = (forged[index] ?? 0) ^ 1;
    expect(decryptResponse(forResponse, PATH, forged.toString('base64'))).toBeNull();
  }
});

test('an answer to another path, nonce, secret or direction is refused', async () => {
  const wire = encryptResponse(SECRET, NONCE, PATH, TEXT);
  const other = Buffer.from('another secret').toString('base64');
  expect(decryptResponse(forResponse, '/other.do', wire)).toBeNull();
  expect(decryptResponse(sessionKeys(SECRET, 'n-2', 'response'), PATH, wire)).toBeNull();
  expect(decryptResponse(sessionKeys(other, NONCE, 'response'), PATH, wire)).toBeNull();
  expect(() => decryptRequest(SECRET, NONCE, PATH, wire)).toThrow('encrypted body refused');
});

test.each(['', 'AQ==', 'not base64!'])('%j is refused on both sides', (wire) => {
  expect(decryptResponse(forResponse, PATH, wire)).toBeNull();
  expect(() => decryptRequest(SECRET, NONCE, PATH, wire)).toThrow('encrypted body refused');
});
