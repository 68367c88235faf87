/** Every answer's wrapping (specification §3 "API envelope"). `code` is one of contract/errors.ts. */
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
 * Header with which a mini-program names its device, and is given its name: `NEW_DEVICE` until it has one. Browsers have a
 * cookie in its place.
 */
export const DEVICE_HEADER = 'device-token';
export const NEW_DEVICE = 'new';

/** Header that carries the client's nonce of an encrypted call. */
export const NONCE_HEADER = 'nonce';

/** Header that marks an encrypted answer. */
export const ENCRYPTED_HEADER = 'x-encrypted';

/** Header that carries the reader's language, `zh-CN` or `en`; messages answer in it. */
export const LANGUAGE_HEADER = 'x-language';
