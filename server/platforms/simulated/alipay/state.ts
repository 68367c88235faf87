import { OneTimeCodes } from './one-time-codes';
import { createPayState } from './pay/pay-state';
import type { PayOptions, PayState } from './pay/pay-state';

/** The simulated merchant's account. */
export const SIMULATED_SELLER = '2088000000000001';

/** An application that this Alipay knows. */
export interface KnownApp {
  readonly appId: string;
  readonly kind: 'mini' | 'web';
  /** The application's public key, or with certificates the PEM of its certificate. */
  readonly publicKey: string;
}

/** Keys with which this Alipay signs. */
export interface FakeSigning {
  readonly privateKey: () => string;
  /** Null with plain keys; else the PEM of the certificate followed by its issuers, and the root file. */
  readonly certificate: { readonly pem: () => string; readonly root: string } | null;
}

export interface FakeOptions {
  readonly apps: readonly KnownApp[];
  readonly signs: FakeSigning;
  /** ms. */
  readonly now: () => number;
  /** Lenient: there is no app that codes and subscriptions come from, so any are accepted. Otherwise strict. */
  readonly isLenient: boolean;
  /** Pages of the released mini-program; null: any. */
  readonly pages?: readonly string[] | null;
  /** Ids of the message templates that the application has; null: any. */
  readonly templates?: readonly string[] | null;
  /** Whether the product of the content check was bought. */
  readonly checksContent?: boolean;
  readonly pay?: PayOptions;
}

/** A recorded call: enough to check it, nothing secret. */
export interface RecordedCall {
  readonly method: string;
  readonly code: string;
  readonly subCode: string;
  /** Its violations of the published fields. */
  readonly violations: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Faults injected into the next answers, in order. `lost`, `system error`, `slow` and those of the signature come after
 * the call's effect; `unknown` and `too many` instead of it.
 */
export type Trouble =
  | 'lost'
  | 'unsigned'
  | 'forged'
  | 'changed'
  | 'unknown'
  | 'system error'
  | 'too many'
  | 'slow';

/** State of a simulated Alipay. */
export interface FakeState {
  readonly options: FakeOptions;
  readonly codes: OneTimeCodes;
  /** `<open id> <template>` and the number of accepted messages. */
  readonly subscriptions: Map<string, number>;
  readonly troubles: Trouble[];
  /** Faults of one method's next answers, before the others'. */
  readonly methodTroubles: Map<string, Trouble[]>;
  /** `<application> <open id>` of those who have signed in. */
  readonly openIds: Set<string>;
  /** Answers about the next pictures, in order; all others pass. `unknown`: there is no result. */
  readonly pictureAnswers: ('block' | 'review' | 'unknown')[];
  readonly pay: PayState;
  readonly calls: RecordedCall[];
}

export const createState = (options: FakeOptions): FakeState => ({
  options,
  codes: new OneTimeCodes(options.now, options.isLenient),
  subscriptions: new Map(),
  troubles: [],
  methodTroubles: new Map(),
  openIds: new Set(),
  pictureAnswers: [],
  pay: createPayState(options.pay ?? { sellerId: SIMULATED_SELLER }),
  calls: [],
});
