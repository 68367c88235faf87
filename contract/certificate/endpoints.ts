import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, id, nothing } from '../fields';

const key = v.object({
  keyId: v.string(),
  /** Ed25519 public key, 32 bytes as base64url. */
  publicKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
});
export type CertificateKey = v.InferOutput<typeof key>;

/** Ours: signed proof of an administered dose. */
export const certificateEndpoints = {
  'GET /order/certificate/detail.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderId: id }),
    data: v.object({
      /** What the QR code contains; it can be verified offline. */
      text: v.string(),
      serial: v.string(),
      name: v.string(),
      birthYear: v.number(),
      vaccine: v.string(),
      dose: v.string(),
      lot: v.string(),
      day,
      clinic: v.string(),
      issued: day,
    }),
  }),
  /**
   * The keys that verify certificates, the current one first, then earlier ones; and the serials of certificates whose dose the
   * clinic has taken back. All of them, so that they are checked offline and nobody learns which one was.
   */
  'GET /order/certificate/publicKey.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.object({ keys: v.array(key), revoked: v.array(v.string()) }),
  }),
};
