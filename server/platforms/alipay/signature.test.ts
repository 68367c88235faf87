import { generateKeyPairSync } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import { contentOf, isGenuine, signText } from './signature';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = {
  private: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  public: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};
const sdk = new AlipaySdk({
  appId: '2021000000000001',
  privateKey: pem.private,
  alipayPublicKey: pem.public,
  keyType: 'PKCS8',
});

const form = (url: string): Record<string, string> =>
  Object.fromEntries(new URL(url).searchParams.entries());

describe('a signature is the one of the official kit', () => {
  test.each([
    ['plain', { out_trade_no: 'A1', subject: 'flu' }],
    ['Chinese, blanks and signs of addresses', { subject: '流感疫苗 & 100% = +?', body: 'a b' }],
    ['a quotation inside', { subject: 'say "yes"', note: '\\' }],
  ])('%s', (_, bizContent) => {
    const signed = form(sdk.pageExecute('alipay.trade.wap.pay', 'GET', { bizContent }));
    const { sign = '', ...rest } = signed;
    expect(signText(contentOf(rest), privateKey)).toBe(sign);
    expect(isGenuine(contentOf(signed), sign, publicKey)).toBe(true);
  });
});

test('empty parameters and the signature itself are not signed, the rest in the order of its bytes', () => {
  expect(contentOf({ b: '2', sign: 'x', a: '1', B: '0', c: '', sign_type: 'RSA2' })).toBe(
    'B=0&a=1&b=2&sign_type=RSA2',
  );
});

test('a signature of another text, of another key, or none is not genuine', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signature = signText('a=1', privateKey);
  expect(isGenuine('a=1', signature, publicKey)).toBe(true);
  expect(isGenuine('a=1 ', signature, publicKey)).toBe(false);
  expect(isGenuine('a=1', signature, other.publicKey)).toBe(false);
  expect(isGenuine('a=1', '', publicKey)).toBe(false);
});
