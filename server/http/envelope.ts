import { CODE } from '@contract/errors';
import type { AnswerCode, Code } from '@contract/errors';
import type { Envelope } from '@contract/envelope';
import { inLanguage } from '../kernel/language';
import type { Language } from '../kernel/language';
import { messageOf } from './messages';
import type { DomainError } from './domain-error';

/** Codes whose answer is not HTTP 200, for balancers and caches that read the status. */
const STATUS: Partial<Record<Code, number>> = {
  [CODE.TOO_MANY]: 429,
  [CODE.SERVER]: 500,
  [CODE.BUSY]: 503,
};

export const statusOf = (code: AnswerCode): number =>
  (STATUS as Readonly<Record<string, number>>)[code] ?? 200;

export const success = (data: unknown, language: Language): Envelope => ({
  code: CODE.SUCCESS,
  msg: messageOf(CODE.SUCCESS, language),
  data,
});

export const refusalEnvelope = (refused: DomainError, language: Language): Envelope => ({
  code: refused.code,
  msg: messageOf(refused.code, language, refused.details),
  data: refused.details.data ?? null,
});

export const failure = (code: Code, language: Language): Envelope => ({
  code,
  msg: messageOf(code, language),
  data: null,
});

/** Says by which id the log has what went wrong, so that whoever asks for help can read it out. */
export const withReference = (envelope: Envelope, reqId: string, language: Language): Envelope => ({
  ...envelope,
  msg: `${envelope.msg}${inLanguage({ zh: `（错误编号 ${reqId}）`, en: ` (error ${reqId})` }, language)}`,
});
