import type { Envelope } from '@contract/envelope';
import { CODE } from '@contract/errors';
import { textOf } from '@/i18n/messages';
import { ApiError } from '../failure/api-error';
import type { CryptoMode } from '../call-options';
import { clientParts } from '../client-parts';
import { readEnvelope } from './envelope';
import type { WireAnswer } from './exchange';
import { headerValue, HEADER } from './headers';
import { loadCrypto } from './load-crypto';
import { httpMessages } from '../messages';

const unreadable = (): ApiError =>
  new ApiError({ kind: 'malformed', msg: textOf(httpMessages)('requestError') });

/**
 * Reads an answer and decrypts its data if marked as encrypted. A call that must be encrypted refuses plain data:
 * otherwise an attacker could strip the mark and inject data. Rejects with kind `malformed`.
 */
export async function openAnswer(
  answer: WireAnswer,
  path: string,
  mode: CryptoMode | undefined,
): Promise<Envelope> {
  const envelope = readEnvelope(answer);
  const mandatory = mode === 'response' || mode === 'all';
  const marked = Boolean(headerValue(answer.headers, HEADER.encrypted));
  if (envelope.code !== CODE.SUCCESS || (!mandatory && !marked)) return envelope;
  const secret = await clientParts().secret();
  if (!secret || typeof envelope.data !== 'string') throw unreadable();
  const { decryptResponse, sessionKeys } = await loadCrypto();
  const plain = decryptResponse(
    sessionKeys(secret, await clientParts().nonce(), 'response'),
    path,
    envelope.data,
  );
  if (plain === null) throw unreadable();
  try {
    return { ...envelope, data: JSON.parse(plain) as unknown };
  } catch {
    throw unreadable();
  }
}
