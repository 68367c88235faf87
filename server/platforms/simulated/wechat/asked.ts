import type { DoubleState, KnownAccount } from './state';

/** A call with valid parameters and a known account. */
export interface Asked {
  readonly state: DoubleState;
  readonly account: KnownAccount;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

export type CallHandler = (asked: Asked) => Response | Promise<Response>;
