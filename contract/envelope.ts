/** Envelope of every answer (specification §3 "API envelope"). `code` is one of contract/errors.ts. */
export interface Envelope<Data = unknown> {
  readonly code: string;
  readonly msg: string;
  readonly data: Data;
}

/** Header that carries the session token (specification §7). */
export const TOKEN_HEADER = 'tk';

/** Header that carries the session token of a clinic's staff at the desk. */
export const DESK_TOKEN_HEADER = 'desk-token';

/**
 * Header by which a mini-program sends and receives its device token; it sends `NEW_DEVICE` until it has one. Browsers
 * use a cookie instead.
 */
export const DEVICE_HEADER = 'device-token';
export const NEW_DEVICE = 'new';

/** Header that names the device's system (specification §7). */
export const PLATFORM_HEADER = 'platform';

/** Header that carries the client's nonce of an encrypted call. */
export const NONCE_HEADER = 'nonce';

/** Header that marks an encrypted answer. */
export const ENCRYPTED_HEADER = 'x-encrypted';

/** Header that carries the reader's language, `zh-CN` or `en`; messages answer in it. */
export const LANGUAGE_HEADER = 'x-language';
