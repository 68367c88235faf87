import { generateKeyPairSync } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import {
  SIMULATED_AES_KEY,
  SIMULATED_ALIPAY_PUBLIC_KEY,
  SIMULATED_APP_KEY,
} from '../simulated/alipay/keys';
import { phoneMessage } from '../simulated/alipay/phone-message';
import { phoneNumberIn } from './phone-number';
import { trustedKeys } from './trusted-keys';

const keys = trustedKeys({ kind: 'key', publicKey: () => SIMULATED_ALIPAY_PUBLIC_KEY });
const read = (text: string, aesKey = SIMULATED_AES_KEY) => phoneNumberIn(text, keys, aesKey);
const changed = (change: object): string =>
  JSON.stringify({ ...(JSON.parse(phoneMessage('13800138000')) as object), ...change });

test('a genuine message tells its number, as the official kit reads it', () => {
  const message = phoneMessage('13800138000');
  expect(read(message)).toBe('13800138000');
  const { response } = JSON.parse(message) as { response: string };
  const sdk = new AlipaySdk({
    appId: '1',
    privateKey: SIMULATED_APP_KEY,
    encryptKey: SIMULATED_AES_KEY,
  });
  expect(JSON.parse(sdk.aesDecrypt(response))).toMatchObject({ mobile: '13800138000' });
});

test('a message that somebody else signed, or that another number was put into, tells nothing', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(
    read(phoneMessage('13800138000', { privateKey: pem, aesKey: SIMULATED_AES_KEY })),
  ).toBeNull();
  const { response } = JSON.parse(phoneMessage('13900139000')) as { response: string };
  expect(read(changed({ response }))).toBeNull();
});

test.each([
  ['no JSON', '13800138000'],
  ['a list', '[]'],
  ['without a signature', changed({ sign: undefined })],
  ['of the weaker algorithm', changed({ sign_type: 'RSA' })],
  [
    'with a plain refusal',
    changed({ response: '{"code":"40003","subCode":"isv.invalid-auth-relations"}' }),
  ],
  ['with a number for a text', changed({ response: 1 })],
])('a message %s tells nothing', (_, message) => {
  expect(read(message)).toBeNull();
});

test('with another AES key it tells nothing, and does not fail', () => {
  expect(read(phoneMessage('13800138000'), Buffer.alloc(16, 7).toString('base64'))).toBeNull();
});
