import { OneTimeCodes } from './one-time-codes';

/** An application that this Alipay knows. */
export interface KnownApp {
  readonly appId: string;
  readonly kind: 'mini' | 'web';
  /** The application's public key, or with certificates the PEM of its certificate. */
  readonly publicKey: string;
}

/** What this Alipay signs with. */
export interface DoubleSigning {
  readonly privateKey: () => string;
  /** Null with plain keys; else the PEM of the certificate, its issuers behind it, and the root file. */
  readonly certificate: { readonly pem: () => string; readonly root: string } | null;
}

export interface DoubleOptions {
  readonly apps: readonly KnownApp[];
  readonly signs: DoubleSigning;
  /** ms. */
  readonly now: () => number;
  /** No app stands beside this Alipay that codes and subscriptions would come from: it takes any. Strict without. */
  readonly isLenient: boolean;
  /** Pages of the released mini-program; null: any. */
  readonly pages?: readonly string[] | null;
  /** Ids of the message templates that the application has; null: any. */
  readonly templates?: readonly string[] | null;
  /** Whether the product of the content check was bought. */
  readonly checksContent?: boolean;
}

/** A call as it arrived: enough to check it, nothing secret. */
export interface RecordedCall {
  readonly method: string;
  readonly code: string;
  readonly subCode: string;
  /** What it broke of the published fields. */
  readonly violations: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What happens to the next answers, in their order. */
export type Trouble = 'lost' | 'unsigned' | 'forged' | 'changed' | 'unknown' | 'too many' | 'slow';

/** What a simulated Alipay remembers. */
export interface DoubleState {
  readonly options: DoubleOptions;
  readonly codes: OneTimeCodes;
  /** `<open id> <template>` and how many messages were accepted. */
  readonly subscriptions: Map<string, number>;
  readonly troubles: Trouble[];
  readonly calls: RecordedCall[];
}

export const createState = (options: DoubleOptions): DoubleState => ({
  options,
  codes: new OneTimeCodes(options.now, options.isLenient),
  subscriptions: new Map(),
  troubles: [],
  calls: [],
});
