import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NONCE_HEADER } from '@contract/envelope';
import { CODE } from '@contract/errors';
import type { Session } from './context';
import { decryptRequest } from './crypto';
import { DomainError } from './domain-error';

/** Largest body, bytes; the longest form of the contract needs a tenth of it. */
export const BODY_LIMIT = 64 * 1024;

/** Header of a body that is sent encrypted as `{data}`. */
const ENCRYPTED_BODY_HEADER = 'x-encrypted-body';

const fromForm = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

/** Lets the server read form-encoded bodies as well as JSON. */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, fromForm(String(body))),
  );
}

const unreadable = (): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    message: {
      zh: '请求正文无法解密，请重新登录后再试',
      en: 'The body cannot be decrypted. Please log in again.',
    },
  });

function decrypted(request: FastifyRequest, path: string, session: Session): unknown {
  const nonce = request.headers[NONCE_HEADER];
  const wire = (request.body as { data?: unknown } | null)?.data;
  if (typeof nonce !== 'string' || typeof wire !== 'string') throw unreadable();
  try {
    const text = decryptRequest(session.secret, nonce, path, wire);
    return text.startsWith('{') ? (JSON.parse(text) as unknown) : fromForm(text);
  } catch {
    throw unreadable();
  }
}

/** Body of a POST as an object; an absent one counts as empty. */
export function readBody(request: FastifyRequest, path: string, session: Session | null): unknown {
  if (session !== null && request.headers[ENCRYPTED_BODY_HEADER] !== undefined)
    return decrypted(request, path, session);
  return request.body ?? {};
}
