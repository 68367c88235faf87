import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AlipaySdk } from 'alipay-sdk';
import { certificatesIn, leadsToRoot, leafIn, rootSerialOf, serialOf } from './certificates';

const FOLDER = join(__dirname, '../../../test/samples/alipay');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const NOW = Date.parse('2027-01-01T00:00:00Z');
const roots = certificatesIn(read('root.crt'));

/** The serial numbers that the official SDK computes. */
const numbersOfKit = (certificate: string) =>
  new AlipaySdk({
    appId: '2021000000000001',
    privateKey: read('app.key'),
    keyType: 'PKCS8',
    appCertContent: read(certificate),
    alipayPublicCertContent: read('alipay-1.crt'),
    alipayRootCertContent: read('root.crt'),
  }).config;

test.each(['app.crt', 'alipay-1.crt', 'alipay-2.crt', 'foreign.crt'])(
  'the number of %s is the one of the official kit, whatever its issuer is called',
  (name) => {
    expect(serialOf(leafIn(read(name)))).toBe(numbersOfKit(name).appCertSn);
  },
);

test('the roots’ number takes the RSA certificates only', () => {
  const serial = rootSerialOf(read('root.crt'));
  expect(roots).toHaveLength(3);
  expect(serial.split('_')).toHaveLength(2);
  expect(serial).toBe(numbersOfKit('app.crt').alipayRootCertSn);
});

test('a certificate leads to the root by way of what came with it', () => {
  const chain = certificatesIn(read('alipay-2.crt'));
  expect(leadsToRoot(chain, roots, NOW)).toBe(true);
  expect(leadsToRoot(chain.slice(0, 1), roots, NOW)).toBe(false);
  expect(leadsToRoot([], roots, NOW)).toBe(false);
});

test('one that an authority of the same name signed does not', () => {
  expect(leadsToRoot(certificatesIn(read('foreign.crt')), roots, NOW)).toBe(false);
});

test('nor one out of its time, or one that is signed by somebody who may sign none', () => {
  const chain = certificatesIn(read('alipay-1.crt'));
  expect(leadsToRoot(chain, roots, Date.parse('2026-01-01T00:00:00Z'))).toBe(false);
  expect(leadsToRoot(chain, roots, Date.parse('2047-01-01T00:00:00Z'))).toBe(false);
  expect(leadsToRoot(chain, [leafIn(read('app.crt'))], NOW)).toBe(false);
});

test('a text without certificates is refused', () => {
  expect(() => certificatesIn('-----BEGIN NOTHING-----')).toThrow('holds no certificate');
});
