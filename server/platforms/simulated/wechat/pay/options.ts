import type { KeyObject } from 'node:crypto';

/** A merchant that the platform knows. */
export interface KnownMerchant {
  readonly mchid: string;
  /** App ids that are bound to it. */
  readonly appIds: readonly string[];
  /** Public keys of its certificates by their numbers. */
  readonly keys: ReadonlyMap<string, KeyObject>;
  readonly apiV3Key: string;
  /** Whether it has been granted H5 payment. */
  readonly hasH5: boolean;
  /** Domains that it has registered for H5 payment; without them the host that opens a payment is one. */
  readonly h5Domains?: readonly string[];
}

/** A key of the platform. */
export interface PlatformSigner {
  readonly serial: string;
  readonly key: KeyObject;
}

/** A callback as the platform sends it. */
export interface Callback {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface FakePayOptions {
  readonly merchants: readonly KnownMerchant[];
  /** The first signs what names no other; callbacks take them in turn, as in the days of a change. */
  readonly signers: readonly PlatformSigner[];
  /** ms. */
  readonly now: () => number;
  /** Sends a callback; answers the status, rejects where nobody answers. */
  readonly deliver: (callback: Callback) => Promise<number>;
  /** Where the page of an H5 payment is, without a trailing slash. */
  readonly pages: string;
  /** Whether an openid belongs to an app id; without it by its shape. */
  readonly knowsPayer?: (appId: string, openid: string) => boolean;
  /** ms after which a refund succeeds by itself; null: only when it is told to. */
  readonly refundsAfter: number | null;
  /** Cents that the merchant can refund beyond what the payers pay; null: any. */
  readonly balance?: number | null;
}
