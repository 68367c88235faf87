import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { verifyCertificate } from './verify';

const keyPair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey: x };
};
const FACTS = [
  'k1',
  'A1B2',
  '王*明',
  1990,
  '四价流感疫苗',
  '第1剂 (1/1)',
  'L20261',
  '2026-11-21',
  '门诊',
  '2026-11-21',
];

function certificate(privateKey: KeyObject, facts: readonly unknown[] = FACTS): string {
  const signed = `YMV1.${Buffer.from(JSON.stringify(facts)).toString('base64url')}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

const { privateKey, publicKey } = keyPair();
const keys = [{ keyId: 'k1', publicKey }];

test('a certificate that the provider signed is genuine, line breaks of a paste or not', () => {
  const text = certificate(privateKey);
  expect(verifyCertificate(text, keys, [])).toMatchObject({
    kind: 'genuine',
    facts: { name: '王*明', birthYear: 1990, day: '2026-11-21', lot: 'L20261' },
  });
  expect(verifyCertificate(text.replace(/.{40}/g, '$&\n'), keys, []).kind).toBe('genuine');
});

test('changing one character, or signing it with another key, makes it forged', () => {
  const [prefix = '', payload = '', signature = ''] = certificate(privateKey).split('.');
  const other = Buffer.from(JSON.stringify(FACTS).replace('1990', '1991')).toString('base64url');
  expect(verifyCertificate(`${prefix}.${other}.${signature}`, keys, []).kind).toBe('forged');
  const bent = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  expect(verifyCertificate(`${prefix}.${payload}.${bent}`, keys, []).kind).toBe('forged');
  expect(verifyCertificate(certificate(keyPair().privateKey), keys, []).kind).toBe('forged');
});

test('one whose dose was taken back is revoked, and says so of nobody else’s', () => {
  const text = certificate(privateKey);
  expect(verifyCertificate(text, keys, ['C3D4', 'A1B2'])).toMatchObject({
    kind: 'revoked',
    facts: { serial: 'A1B2' },
  });
  expect(verifyCertificate(text, keys, ['C3D4']).kind).toBe('genuine');
  expect(verifyCertificate(text.replace('YMV1.', 'YMV1.A'), keys, ['A1B2'])).not.toMatchObject({
    kind: 'revoked',
  });
});

test('a key that is not on the list proves nothing', () => {
  expect(verifyCertificate(certificate(privateKey), [], [])).toEqual({ kind: 'unknownKey' });
});

test.each([
  '',
  'YM1.order.signature',
  'YMV1.e30.AAAA',
  certificate(privateKey, FACTS.slice(1)),
  certificate(privateKey, FACTS.map(String)),
  `${certificate(privateKey)}.more`,
  certificate(privateKey).slice(0, -2),
])('anything else is no certificate (%#)', (text) => {
  expect(verifyCertificate(text, keys, [])).toEqual({ kind: 'malformed' });
});
