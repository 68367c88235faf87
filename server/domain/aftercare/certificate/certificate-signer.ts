import { createHash, createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import type { CertificateKey } from '@contract/certificate/endpoints';
import type { Config } from '../../../kernel/config';
import { persistedSecret } from '../../../kernel/persisted-secret';

const FILE = 'certificate.key';
const SEED_BYTES = 32;
/** PKCS #8 frame of an Ed25519 seed (RFC 8410 §7). */
const FRAME = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_ID_LENGTH = 8;

/** Signs certificates and publishes the keys that verify them. */
export interface CertificateSigner {
  readonly keyId: string;
  /** The current key first, then earlier ones. */
  readonly keys: readonly CertificateKey[];
  /** Ed25519 signature of an ASCII text, 64 bytes as base64url. */
  sign(text: string): string;
}

/** Id of a public key, by which a certificate's verifier finds the key. */
const keyIdOf = (publicKey: string): string =>
  createHash('sha256')
    .update(Buffer.from(publicKey, 'base64url'))
    .digest('base64url')
    .slice(0, KEY_ID_LENGTH);

const seedOf = (setting: string | null, dataDir: string): Buffer =>
  Buffer.from(
    setting ?? persistedSecret(dataDir, FILE, () => randomBytes(SEED_BYTES).toString('base64url')),
    'base64url',
  );

/** @throws Error where a key is invalid. */
export function createCertificateSigner({
  certificateKey,
  oldCertificateKeys,
  dataDir,
}: Pick<Config, 'certificateKey' | 'oldCertificateKeys' | 'dataDir'>): CertificateSigner {
  const seed = seedOf(certificateKey, dataDir);
  if (seed.length !== SEED_BYTES)
    throw new Error('CERTIFICATE_KEY must be 32 random bytes as base64url.');
  for (const old of oldCertificateKeys)
    if (Buffer.from(old, 'base64url').length !== SEED_BYTES)
      throw new Error('CERTIFICATE_OLD_KEYS must be public keys of 32 bytes as base64url.');
  const key = createPrivateKey({
    key: Buffer.concat([FRAME, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const keys = [x, ...oldCertificateKeys].map((publicKey) => ({
    keyId: keyIdOf(publicKey),
    publicKey,
  }));
  return {
    keyId: keyIdOf(x),
    keys,
    sign: (text) => sign(null, Buffer.from(text, 'ascii'), key).toString('base64url'),
  };
}
