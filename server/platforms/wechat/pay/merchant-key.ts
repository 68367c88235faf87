import { X509Certificate } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { ProblemReport } from '../../last-good';
import { isPairOf, privateKeyOf } from '../../rsa-keys';
import type { Secret } from '../../secrets';

/** The merchant's private key, and the number of its certificate. */
export interface MerchantKey {
  readonly key: KeyObject;
  /** 40 hexadecimal digits in upper case. */
  readonly serial: string;
  /** End of the certificate, ms. */
  readonly validTo: number;
}

/** The certificate of a PEM text. @throws Error where it cannot be read */
export function certificateOf(text: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch {
    throw new Error('is no certificate.');
  }
}

function pairOf(keyText: string, certificateText: string): MerchantKey {
  const [key, certificate] = [privateKeyOf(keyText), certificateOf(certificateText)];
  if (!isPairOf(certificate.publicKey, key))
    throw new Error('WECHAT_PAY_CERTIFICATE is not the certificate of WECHAT_PAY_KEY.');
  return { key, serial: certificate.serialNumber, validTo: Date.parse(certificate.validTo) };
}

/**
 * The merchant's key and certificate (`apiclient_key.pem`, `apiclient_cert.pem`). Two files cannot be replaced in one
 * step, so the last pair that fits is used until both are there.
 * @throws Error where the first pair does not fit
 */
export function merchantKeyOf(
  keyText: Secret,
  certificateText: Secret,
  report: ProblemReport,
): () => MerchantKey {
  let texts = [keyText(), certificateText()] as const;
  let pair = pairOf(...texts);
  let reported = '';
  return () => {
    const now = [keyText(), certificateText()] as const;
    if (now[0] === texts[0] && now[1] === texts[1]) return pair;
    try {
      pair = pairOf(...now);
      texts = now;
      reported = '';
    } catch (error) {
      const message = `${error instanceof Error ? error.message : ''} The last good pair stays in use.`;
      if (message !== reported) report(message);
      reported = message;
    }
    return pair;
  };
}
