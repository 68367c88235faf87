import type { PayAnswer } from './answers';
import type { KnownMerchant } from './options';
import type { FakePayState } from './state';

/** A call with a genuine signature and valid parameters. */
export interface AskedPay {
  readonly state: FakePayState;
  readonly merchant: KnownMerchant;
  readonly route: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export type PayHandler = (asked: AskedPay) => PayAnswer;
