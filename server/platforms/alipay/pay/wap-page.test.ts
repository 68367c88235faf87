import { generateKeyPairSync } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import { createCallGate } from '../../call-gate';
import { createGateway } from '../gateway';
import { wapPage } from './open';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const pem = (
  kind: 'privateKey' | 'publicKey',
  keys: ReturnType<typeof generateKeyPairSync>,
): string =>
  keys[kind]
    .export({ type: kind === 'privateKey' ? 'pkcs8' : 'spki', format: 'pem' } as never)
    .toString();
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const alipays = generateKeyPairSync('rsa', { modulusLength: 2048 });

const gateway = createGateway({
  app: {
    appId: '2021000000000002',
    privateKey: () => pem('privateKey', ours),
    trust: { kind: 'key', publicKey: () => pem('publicKey', alipays) },
    aesKey: null,
  },
  transport: {
    gateway: 'https://openapi.alipay.com/gateway.do',
    fetch: () => Promise.reject(new Error('A page asks nothing.')),
    timeout: 100,
    gate: createCallGate(1),
  },
  log: { warn: () => undefined, error: () => undefined },
  now: () => NOW,
});
const sdk = new AlipaySdk({
  appId: '2021000000000002',
  privateKey: pem('privateKey', ours),
  alipayPublicKey: pem('publicKey', ours),
  keyType: 'PKCS8',
});

test('the page’s address is what the official kit makes of the same values', () => {
  const request = wapPage(
    gateway,
    {
      number: 'order_1',
      cents: 3580,
      description: '流感疫苗 50% + 1',
      expiresAt: NOW + 1_800_000,
      method: 'alipay-wap',
      payer: null,
      clientAddress: '203.0.113.7',
      returnUrl: 'https://www.example.cn/index.html?order=1&a=b%20c',
    },
    'https://api.example.cn/payment/alipay/notify.do',
  );
  const ourForm = new URL(request.kind === 'page' ? request.url : '').searchParams;
  const kitUrl = sdk.pageExecute('alipay.trade.wap.pay', 'GET', {
    notifyUrl: 'https://api.example.cn/payment/alipay/notify.do',
    returnUrl: 'https://www.example.cn/index.html?order=1&a=b%20c',
    timestamp: '2026-11-21 12:00:00',
    bizContent: JSON.parse(ourForm.get('biz_content') ?? '') as Record<string, unknown>,
  });
  const kitForm = Object.fromEntries(new URL(kitUrl).searchParams);
  const { sign, ...rest } = Object.fromEntries(ourForm);
  // The kit sends no format; its signature of the same values is compared by asking it to verify ours.
  expect(rest).toMatchObject({
    ...Object.fromEntries(
      Object.entries(kitForm).filter(([name]) => !['sign', 'alipay_sdk'].includes(name)),
    ),
  });
  const content = Object.keys(rest)
    .sort()
    .map((name) => `${name}=${rest[name]}`)
    .join('&');
  expect(sdk.rsaCheck(content, sign ?? '')).toBe(true);
  expect(JSON.parse(rest.biz_content ?? '')).toEqual({
    out_trade_no: 'order_1',
    total_amount: '35.80',
    subject: '流感疫苗 50% + 1',
    time_expire: '2026-11-21 12:30:00',
    product_code: 'QUICK_WAP_WAY',
    quit_url: 'https://www.example.cn/index.html?order=1&a=b%20c',
  });
});
