import type { Code } from '@contract/errors';
import { CODE } from '@contract/errors';

/** Why a call failed: refused by the provider, no network, timeout, cancelled, or an unreadable answer. */
export type ApiErrorKind = 'server' | 'network' | 'timeout' | 'cancelled' | 'malformed';

export interface ApiErrorParts {
  readonly kind: ApiErrorKind;
  /** The envelope's code; empty when there was no envelope. */
  readonly code?: string;
  /** Text for the user, in the current language. */
  readonly msg: string;
  /** The envelope's data, which explains a refusal. */
  readonly data?: unknown;
}

/** Error with which every failed call rejects. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: string;
  readonly msg: string;
  readonly data: unknown;

  constructor({ kind, code = '', msg, data = null }: ApiErrorParts) {
    super(msg);
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.msg = msg;
    this.data = data;
  }
}

/** Whether a caught value is a failed call. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}

/** Whether the provider is too busy or its database unavailable: the same call may succeed shortly. */
export function isBusy(value: unknown): boolean {
  return isApiError(value) && value.code === CODE.BUSY;
}

/** Whether an automatic retry may help: no answer, or one that says busy. */
export function isPassing(value: unknown): value is ApiError {
  return isConnectionError(value) || isBusy(value);
}

const MISSING: readonly string[] = [CODE.NOT_FOUND, CODE.PARAMETERS] satisfies Code[];

/**
 * Whether the provider says that there is no such thing for this account, as for a mangled id in a link. Only these two
 * codes say so: a provider that is busy, broken or asked too often knows nothing about it.
 */
export function isMissing(value: unknown): boolean {
  return isApiError(value) && MISSING.includes(value.code);
}

/** Codes after which the result of a call is unknown, as when no answer arrives. */
const UNCLEAR: readonly string[] = [CODE.SERVER, CODE.BUSY, CODE.TOO_MANY] satisfies Code[];

/** Whether the provider has refused the call: an answer that can be read, and that the same call would get again. */
export function isRefusal(value: unknown): value is ApiError {
  return isApiError(value) && value.kind === 'server' && !UNCLEAR.includes(value.code);
}

/** Whether there was no answer at all. */
export function isConnectionError(value: unknown): value is ApiError {
  return isApiError(value) && (value.kind === 'network' || value.kind === 'timeout');
}
