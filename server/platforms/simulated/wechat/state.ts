import { CallQuota } from './call-quota';
import { OneTimeCodes } from './one-time-codes';
import { Tokens } from './tokens';

/** An account that this WeChat knows. */
export interface KnownAccount {
  readonly appId: string;
  readonly secret: () => string;
  readonly kind: 'mini' | 'web';
}

export interface FakeOptions {
  readonly accounts: readonly KnownAccount[];
  /** ms. */
  readonly now: () => number;
  /**
   * Lenient: there is no app that codes and acceptances come from, so any are accepted, each code once. Otherwise
   * strict.
   */
  readonly isLenient: boolean;
  /** Pages of the released mini-program; null: any. */
  readonly pages?: readonly string[] | null;
  /** Ids of the message templates that the account has; null: any. */
  readonly templates?: readonly string[] | null;
  /** Names of the fields of templates (`thing1`) by id. */
  readonly templateFields?: Readonly<Record<string, readonly string[]>>;
  /** Hosts that web logins may redirect to; null: any. */
  readonly webHosts?: readonly string[] | null;
}

/** A recorded call: enough to check it, nothing secret. */
export interface RecordedCall {
  readonly path: string;
  /** Null on success. */
  readonly errcode: number | null;
  /** Its violations of the published fields. */
  readonly violations: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

/** State of a simulated WeChat. */
export interface FakeState {
  readonly options: FakeOptions;
  readonly codes: OneTimeCodes;
  readonly tokens: Tokens;
  readonly tickets: Tokens;
  readonly quota: CallQuota;
  /** Codes of web logins in the scope `snsapi_userinfo`. */
  readonly userinfoCodes: Set<string>;
  /** People whom a web login answers as a snapshot user. */
  readonly snapshotPeople: Set<string>;
  /** `<openid> <template>` and the number of accepted messages. */
  readonly acceptances: Map<string, number>;
  /** When somebody was last seen in the mini-program, by openid. */
  readonly seen: Map<string, number>;
  /** Media checks without a result yet, by trace id. */
  readonly mediaChecks: Map<string, { readonly openid: string; readonly url: string }>;
  readonly calls: RecordedCall[];
  /** Sends a push to the mini-program's address; null where a test sends them itself. */
  deliver: ((appId: string, message: object) => void) | null;
}

export const createState = (options: FakeOptions): FakeState => ({
  options,
  codes: new OneTimeCodes(options.now, options.isLenient),
  tokens: new Tokens(options.now),
  tickets: new Tokens(options.now),
  quota: new CallQuota(options.now),
  userinfoCodes: new Set(),
  snapshotPeople: new Set(),
  acceptances: new Map(),
  seen: new Map(),
  mediaChecks: new Map(),
  calls: [],
  deliver: null,
});
