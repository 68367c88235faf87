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

/** Whether there was no answer at all. */
export function isConnectionError(value: unknown): value is ApiError {
  return isApiError(value) && (value.kind === 'network' || value.kind === 'timeout');
}
