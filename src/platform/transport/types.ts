/** A call as it is sent. `timeout` in ms. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeout: number;
  /** Send cookies to another origin too (H5). */
  readonly withCredentials?: boolean;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text; some platforms parse JSON on their own. */
  readonly body: unknown;
}

export interface Sending {
  /** Any status is an answer. Rejects when there is none; may stay open after `abort`. */
  readonly answer: Promise<WireAnswer>;
  abort(): void;
}

/** Sends one call. The caller handles the timeout. */
export type Send = (request: WireRequest) => Sending;
