import { CODE } from '@contract/errors';

/** Where a call failed: the provider refused, no network, no answer in time, called off, or an answer nobody can read. */
export type ApiErrorKind = 'server' | 'network' | 'timeout' | 'cancelled' | 'malformed';

export interface ApiErrorParts {
  readonly kind: ApiErrorKind;
  /** The envelope's code; empty when there was no envelope. */
  readonly code?: string;
  /** Text for the user, in the language in force. */
  readonly msg: string;
  /** The envelope's data: refusals explain themselves in it. */
  readonly data?: unknown;
}

/** What every failed call rejects with. */
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

/** Whether something caught is a call's failure. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}

/** Whether the provider is too busy, or its database away: the same call may do in a moment. */
export function isBusy(value: unknown): boolean {
  return isApiError(value) && value.code === CODE.BUSY;
}

/** Whether trying again by itself may help: no answer came, or one that says so. */
export function isPassing(value: unknown): value is ApiError {
  return isConnectionError(value) || isBusy(value);
}

/** Whether there was no answer at all. */
export function isConnectionError(value: unknown): value is ApiError {
  return isApiError(value) && (value.kind === 'network' || value.kind === 'timeout');
}
