import type { Envelope } from '@contract/envelope';
import { textOf } from '@/i18n/messages';
import { ApiError } from '../failure/api-error';
import type { WireAnswer } from './exchange';
import { httpMessages } from '../messages';

/** Longest answer that is parsed, in characters. */
export const ANSWER_LIMIT = 5_000_000;

const OK = 200;

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  if (body.length > ANSWER_LIMIT) return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The envelope `{code, msg, data}` of an answer. Throws an ApiError of kind malformed for anything else. */
export function readEnvelope(answer: WireAnswer): Envelope {
  const value = parsed(answer.body);
  if (typeof value === 'object' && value !== null && 'code' in value) {
    const { code, msg, data } = value as Partial<Envelope>;
    if (typeof code === 'string' || typeof code === 'number') {
      return { code: String(code), msg: typeof msg === 'string' ? msg : '', data: data ?? null };
    }
  }
  throw new ApiError({
    kind: 'malformed',
    code: answer.status === OK ? '' : String(answer.status),
    msg: textOf(httpMessages)('requestError'),
  });
}
