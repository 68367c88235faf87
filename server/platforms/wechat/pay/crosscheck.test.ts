import { createPublicKey } from 'node:crypto';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import {
  SIMULATED_API_V3_KEY,
  SIMULATED_MCHID,
  SIMULATED_MERCHANT_CERTIFICATE,
  SIMULATED_MERCHANT_KEY,
  SIMULATED_PLATFORM_KEY,
  SIMULATED_PLATFORM_PUBLIC_KEY,
} from '../../simulated/wechat/pay/keys';
import { privateKeyOf, publicKeyOf } from '../../rsa-keys';
import { verdictOf } from './answer-signature';
import { clientParameters } from './client-parameters';
import { merchantKeyOf } from './merchant-key';
import { authorizationOf } from './request-signature';
import { openResource, sealResource } from './resource-cipher';

/* Signatures, verification and decryption against the community's SDK, which shares no code with ours. */

const merchant = merchantKeyOf(
  () => SIMULATED_MERCHANT_KEY,
  () => SIMULATED_MERCHANT_CERTIFICATE,
  () => undefined,
)();
const stamp = { timestamp: '1795312800', nonce: '593BEC0C930BF1AFEB40B4A08C8FB242' };

test.each([
  ['GET', '/v3/pay/transactions/out-trade-no/P1?mchid=1900000109', ''],
  ['POST', '/v3/pay/transactions/jsapi', '{"description":"预约 · 疫苗"}'],
])('the Authorization of a %s is the SDK’s, letter by letter', (method, target, body) => {
  const text = Formatter.request(method, target, stamp.timestamp, stamp.nonce, body);
  const signature = Rsa.sign(text, SIMULATED_MERCHANT_KEY);
  expect(authorizationOf(SIMULATED_MCHID, merchant, { method, target, body }, stamp)).toBe(
    Formatter.authorization(
      SIMULATED_MCHID,
      stamp.nonce,
      signature,
      stamp.timestamp,
      merchant.serial,
    ),
  );
});

test('paySign is verified by the SDK', () => {
  const {
    appId,
    timeStamp,
    nonceStr,
    package: prepay,
    paySign,
  } = clientParameters('wx5f0000000000051a', 'wx1', merchant, stamp);
  const text = Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, prepay);
  const key = createPublicKey(SIMULATED_MERCHANT_CERTIFICATE);
  expect(Rsa.verify(text, paySign, key)).toBe(true);
});

test('an answer that the SDK signs is genuine, by its raw bytes and within 300 seconds only', () => {
  const body = '{"code" : "支付成功"}';
  const signature = Rsa.sign(
    Formatter.response(stamp.timestamp, stamp.nonce, body),
    privateKeyOf(SIMULATED_PLATFORM_KEY),
  );
  const headers = {
    'wechatpay-serial': 'PUB_KEY_ID_1',
    'wechatpay-timestamp': stamp.timestamp,
    'wechatpay-nonce': stamp.nonce,
    'wechatpay-signature': signature,
  };
  const keys = {
    find: (serial: string) =>
      serial === 'PUB_KEY_ID_1' ? publicKeyOf(SIMULATED_PLATFORM_PUBLIC_KEY) : null,
  };
  const at = (seconds: number) => (Number(stamp.timestamp) + seconds) * 1000;
  const judge = (more: object = {}, text = body, seconds = 0) =>
    verdictOf({ ...headers, ...more }, Buffer.from(text), keys, at(seconds));
  expect(judge()).toBe('genuine');
  expect([judge({}, body, 299), judge({}, body, -299)]).toEqual(['genuine', 'genuine']);
  expect([judge({}, body, 300), judge({}, body, -300)]).toEqual(['stale', 'stale']);
  expect(judge({}, body.replace(' :', ':'))).toBe('wrong');
  expect(judge({ 'wechatpay-nonce': 'x' })).toBe('wrong');
  expect(judge({ 'wechatpay-timestamp': '1e9' })).toBe('wrong');
  expect(judge({ 'wechatpay-serial': 'PUB_KEY_ID_2' })).toBe('unknown key');
  expect(judge({ 'wechatpay-serial': undefined })).toBe('unsigned');
  expect(judge({ 'wechatpay-signature': `WECHATPAY/SIGNTEST/${signature}` })).toBe('probe');
});

test('each opens what the other sealed', () => {
  const [nonce, associated, text] = ['0123456789ab', 'transaction', '{"out_trade_no":"预约"}'];
  const theirs = Aes.AesGcm.encrypt(text, SIMULATED_API_V3_KEY, nonce, associated);
  const sealed = { ciphertext: theirs, nonce, associated_data: associated };
  expect(openResource(SIMULATED_API_V3_KEY, sealed)).toBe(text);
  const ours = sealResource(SIMULATED_API_V3_KEY, text, nonce, associated);
  expect(Aes.AesGcm.decrypt(ours.ciphertext, SIMULATED_API_V3_KEY, nonce, associated)).toBe(text);
  for (const wrong of [
    { ...sealed, associated_data: 'refund' },
    { ...sealed, nonce: '0123456789ac' },
    { ...sealed, nonce: '' },
    { ...sealed, ciphertext: '' },
    { ...sealed, ciphertext: theirs.slice(4) },
  ])
    expect(openResource(SIMULATED_API_V3_KEY, wrong)).toBeNull();
  expect(openResource('x'.repeat(32), sealed)).toBeNull();
});
