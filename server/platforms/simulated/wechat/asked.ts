import type { FakeState, KnownAccount } from './state';

/** A call with valid parameters and a known account. */
export interface Asked {
  readonly state: FakeState;
  readonly account: KnownAccount;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

export type CallHandler = (asked: Asked) => Response | Promise<Response>;
