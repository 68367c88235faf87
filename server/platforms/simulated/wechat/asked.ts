import type { DoubleState, KnownAccount } from './state';

/** A call whose parameters are as published, and whose account is known. */
export interface Asked {
  readonly state: DoubleState;
  readonly account: KnownAccount;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

export type CallHandler = (asked: Asked) => Response;
