import { clientParts } from '../client-parts';
import type { AnyOptions } from '../call-options';
import type { WireRequest } from './exchange';
import { compactHeaders, FORM_TYPE, HEADER, JSON_TYPE } from './headers';
import { loadCrypto } from './load-crypto';
import { toQueryString } from './query-string';
import { traceId } from './trace-id';

/** Timeout of the main client in ms (specification §7). */
export const MAIN_TIMEOUT = 10_000;

/** Splits an endpoint's name. */
export function verbAndPath(endpoint: string): { verb: 'GET' | 'POST'; path: string } {
  const [verb, path = ''] = endpoint.split(' ');
  return { verb: verb === 'POST' ? 'POST' : 'GET', path };
}

/** Absolute URL of a call; a GET's input becomes its query. */
export function addressOf(endpoint: string, input: object): string {
  const { verb, path } = verbAndPath(endpoint);
  const query = verb === 'GET' ? toQueryString(input) : '';
  return clientParts().apiHost + path + (query && `?${query}`);
}

async function sealed(secret: string, nonce: string, path: string, plain: string): Promise<string> {
  const { encryptRequest, sessionKeys } = await loadCrypto();
  const data = await encryptRequest(sessionKeys(secret, nonce, 'request'), path, plain);
  return JSON.stringify({ data });
}

/** Builds a call: URL, headers of specification §7, encoded and optionally encrypted body. */
export async function compose(
  endpoint: string,
  input: object,
  options: AnyOptions,
): Promise<WireRequest> {
  const parts = clientParts();
  const { verb, path } = verbAndPath(endpoint);
  // Renewing the session may change the token, and answers are encrypted with the secret valid at the request.
  const secret = options.crypto && parts.token() ? await parts.secret() : null;
  const token = options.token ?? parts.token();
  const nonce = token ? await parts.nonce() : '';
  const isSealed = secret !== null && options.crypto !== 'response';
  const plain = options.isQs ? toQueryString(input) : JSON.stringify(input);
  // Loads the ciphers while the provider works; a failure is reported when they are needed.
  if (secret !== null) loadCrypto().catch(() => undefined);
  const body = isSealed ? await sealed(secret, nonce, path, plain) : plain;
  return {
    method: verb,
    url: addressOf(endpoint, input),
    timeout: options.timeout ?? MAIN_TIMEOUT,
    body: verb === 'POST' ? body : undefined,
    headers: compactHeaders({
      [HEADER.traceId]: traceId(),
      [HEADER.traceSource]: parts.traceSource(),
      [HEADER.platform]: options.platform ?? parts.platform,
      [HEADER.system]: parts.system,
      [HEADER.lane]: parts.lane(),
      [HEADER.appVersion]: parts.appVersion,
      [HEADER.shareSource]: parts.shortLinkCode(),
      [HEADER.language]: parts.language(),
      [HEADER.token]: token,
      [HEADER.deskToken]: options.deskToken,
      [HEADER.nonce]: nonce,
      [HEADER.encryptedBody]: isSealed ? '1' : null,
      [HEADER.contentType]:
        verb === 'GET' ? null : options.isQs && !isSealed ? FORM_TYPE : JSON_TYPE,
    }),
  };
}
