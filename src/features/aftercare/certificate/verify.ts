import nacl from 'tweetnacl/nacl.min.js';
import type { CertificateKey } from '@contract/certificate/endpoints';
import {
  asciiBytes,
  fromBase64Url,
  readCertificate,
} from '@contract/certificate/certificate-rules';
import type { CertificateFacts } from '@contract/certificate/certificate-rules';

/** Result of a verification. `unknownKey`: signed with a key that is not on the list; `revoked`: the dose was taken back. */
export type Verdict =
  | { readonly kind: 'genuine' | 'revoked'; readonly facts: CertificateFacts }
  | { readonly kind: 'forged' | 'malformed' | 'unknownKey' };

const PUBLIC_KEY_BYTES = 32;

/**
 * Verifies a certificate's text on this device, against the keys and the serials of revoked certificates that the provider has
 * published.
 */
export function verifyCertificate(
  text: string,
  keys: readonly CertificateKey[],
  revoked: readonly string[],
): Verdict {
  const read = readCertificate(text);
  if (!read) return { kind: 'malformed' };
  const { facts, signed, signature } = read;
  const known = keys.find(({ keyId }) => keyId === facts.keyId);
  if (!known) return { kind: 'unknownKey' };
  const publicKey = fromBase64Url(known.publicKey);
  if (publicKey?.length !== PUBLIC_KEY_BYTES) return { kind: 'unknownKey' };
  const holds = nacl.sign.detached.verify(asciiBytes(signed), signature, publicKey);
  if (!holds) return { kind: 'forged' };
  return { kind: revoked.includes(facts.serial) ? 'revoked' : 'genuine', facts };
}
