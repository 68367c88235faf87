import type { KeyObject } from 'node:crypto';
import { certificatesIn, leadsToRoot, leafIn, rootSerialOf, serialOf } from './certificates';
import { publicKeyOf } from '../rsa-keys';
import type { AlipayTrust } from './settings';

/** Alipay's keys for verifying. Files are read at each use, so that they can be replaced. */
export interface TrustedKeys {
  /** Certificate fields of a request; empty with plain keys. */
  readonly requestFields: () => Readonly<Record<string, string>>;
  /** The key that an answer names, or the current one where it names none; null where it is unknown. */
  find(certificate: string | null): KeyObject | null;
  /** All known keys, the current one first. */
  all(): readonly KeyObject[];
  /**
   * Adds a downloaded certificate to the known ones.
   * @returns whether it has the requested number and chains to the root at `now` (ms)
   */
  learn(certificate: string, text: string, now: number): boolean;
}

function plainKeys(publicKey: () => string): TrustedKeys {
  return {
    requestFields: () => ({}),
    find: (certificate) => (certificate === null ? publicKeyOf(publicKey()) : null),
    all: () => [publicKeyOf(publicKey())],
    learn: () => false,
  };
}

function certificateKeys(trust: Extract<AlipayTrust, { kind: 'certificates' }>): TrustedKeys {
  const learnt = new Map<string, KeyObject>();
  const inUse = (): { readonly serial: string; readonly key: KeyObject } => {
    const leaf = leafIn(trust.alipay());
    return { serial: serialOf(leaf), key: leaf.publicKey };
  };
  return {
    requestFields: () => ({
      app_cert_sn: serialOf(leafIn(trust.app())),
      alipay_root_cert_sn: rootSerialOf(trust.root()),
    }),
    find(certificate) {
      const { serial, key } = inUse();
      return certificate === null || certificate === serial
        ? key
        : (learnt.get(certificate) ?? null);
    },
    all: () => [inUse().key, ...learnt.values()],
    learn(certificate, text, now) {
      const chain = certificatesIn(text);
      const [leaf] = chain;
      if (!leaf || serialOf(leaf) !== certificate) return false;
      if (!leadsToRoot(chain, certificatesIn(trust.root()), now)) return false;
      learnt.set(certificate, leaf.publicKey);
      return true;
    },
  };
}

export const trustedKeys = (trust: AlipayTrust): TrustedKeys =>
  trust.kind === 'key' ? plainKeys(trust.publicKey) : certificateKeys(trust);
