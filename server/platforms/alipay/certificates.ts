import { createHash, X509Certificate } from 'node:crypto';

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The certificates of a PEM text, in order. @throws Error where there is none, or one cannot be read */
export function certificatesIn(text: string): readonly X509Certificate[] {
  const blocks = text.match(PEM) ?? [];
  if (blocks.length === 0) throw new Error('holds no certificate');
  return blocks.map((block) => new X509Certificate(block));
}

/** The first certificate of a text; the following ones are its issuers. */
export function leafIn(text: string): X509Certificate {
  const [leaf] = certificatesIn(text);
  if (!leaf) throw new Error('holds no certificate');
  return leaf;
}

/** Node escapes a name's special characters with a backslash; the serial number uses the plain ones. */
const plain = (part: string): string => part.replace(/\\(.)/g, '$1');

/**
 * Alipay's number of a certificate (`app_cert_sn`): MD5 of the issuer, last part first, followed by the decimal serial
 * number.
 */
export function serialOf({ issuer, serialNumber }: X509Certificate): string {
  const name = issuer.split('\n').map(plain).reverse().join(',');
  const serial = BigInt(`0x${serialNumber}`).toString();
  return createHash('md5').update(`${name}${serial}`, 'utf8').digest('hex');
}

/** Beginning of the DER of every PKCS#1 algorithm (1.2.840.113549.1.1.x). */
const PKCS1 = Buffer.from('2a864886f70d0101', 'hex');
const LONG_FORM = 0x80;

/** Start and end of the content of the DER value at `at`. */
function contentAt(der: Buffer, index: number): { readonly from: number; readonly to: number } {
  const first = der.readUInt8(index + 1);
  const more = first & LONG_FORM ? first - LONG_FORM : 0;
  const length = more > 0 ? der.readUIntBE(index + 2, more) : first;
  const from = index + 2 + more;
  return { from, to: from + length };
}

/**
 * Whether it is signed with RSA, by the algorithm after the signed part (RFC 5280, 4.1.1.2). The root file also
 * contains SM2 and EC roots.
 */
function isRsaSigned({ raw }: X509Certificate): boolean {
  const signedPart = contentAt(raw, contentAt(raw, 0).from);
  const algorithm = contentAt(raw, contentAt(raw, signedPart.to).from);
  return raw.subarray(algorithm.from, algorithm.to).subarray(0, PKCS1.length).equals(PKCS1);
}

/** `alipay_root_cert_sn`: the numbers of the root file's RSA certificates, joined by `_`. */
export const rootSerialOf = (text: string): string =>
  certificatesIn(text).filter(isRsaSigned).map(serialOf).join('_');

const isInTime = ({ validFrom, validTo }: X509Certificate, now: number): boolean =>
  Date.parse(validFrom) <= now && now < Date.parse(validTo);

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/**
 * Whether a certificate chains to one of the roots at `now` (ms), through the others received with it.
 * @param chain the certificate first, then its issuers
 */
export function leadsToRoot(
  chain: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  now: number,
): boolean {
  let [current] = chain;
  // At most the received certificates, so that a cycle of issuers ends.
  for (let step = 0; current && step <= chain.length; step += 1) {
    const certificate = current;
    if (!isInTime(certificate, now)) return false;
    if (roots.some((root) => isInTime(root, now) && isIssuedBy(certificate, root))) return true;
    current = chain.find((other) => other !== certificate && isIssuedBy(certificate, other));
  }
  return false;
}
