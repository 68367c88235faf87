import type {
  DESK_TOKEN_HEADER,
  ENCRYPTED_HEADER,
  LANGUAGE_HEADER,
  NONCE_HEADER,
  PLATFORM_HEADER,
  TOKEN_HEADER,
} from '@contract/envelope';

interface WireNames {
  readonly deskToken: typeof DESK_TOKEN_HEADER;
  readonly token: typeof TOKEN_HEADER;
  readonly nonce: typeof NONCE_HEADER;
  readonly encrypted: typeof ENCRYPTED_HEADER;
  readonly platform: typeof PLATFORM_HEADER;
  readonly language: typeof LANGUAGE_HEADER;
}

/** Header names of specification §7; those that the provider reads are tested against the contract. */
export const HEADER = {
  traceId: 'trace-id',
  traceSource: 'trace-source',
  platform: 'platform',
  system: 'system',
  lane: 'lane',
  appVersion: 'app-version',
  shareSource: 'share-source',
  contentType: 'content-type',
  caching: 'cache-control',
  /** Present on a call with an encrypted body. */
  encryptedBody: 'x-encrypted-body',
  token: 'tk',
  deskToken: 'desk-token',
  nonce: 'nonce',
  encrypted: 'x-encrypted',
  language: 'x-language',
} as const satisfies WireNames & Record<string, string>;

export const JSON_TYPE = 'application/json;charset=UTF-8';
export const FORM_TYPE = 'application/x-www-form-urlencoded;charset=UTF-8';

const OUTSIDE_HEADERS = /[^\x20-\x7e]+/g;

/** Text valid in a header: URI-encoded if not plain ASCII, as a link's traffic source may be. */
function headerText(value: string): string {
  try {
    return value.replace(OUTSIDE_HEADERS, encodeURIComponent);
  } catch {
    // A lone surrogate cannot be encoded.
    return value.replace(OUTSIDE_HEADERS, '');
  }
}

/** Header fields without the empty ones. */
export function compactHeaders(
  fields: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  const retained: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value) retained[name] = headerText(value);
  }
  return retained;
}

/** Reads an answer's header case-insensitively: WeChat keeps the server's case, fetch lowercases names. */
export function headerValue(
  headers: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const key = Object.keys(headers).find((each) => each.toLowerCase() === name);
  return key === undefined ? undefined : headers[key];
}
