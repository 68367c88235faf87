import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { isOutage } from '../db/outage';
import { logOutage } from '../db/outage-log';
import { languageOf } from '../kernel/language';
import { DomainError } from './domain-error';
import { failure, refusalEnvelope, statusOf } from './envelope';
import type { SecurityNotes } from './security-notes';

/** `Retry-After` in seconds while the database is away: random, 1 to 5. */
const RETRY_FIRST = 1;
const RETRY_SPREAD = 5;

const isOfCommunity = ({ url }: FastifyRequest): boolean => url.startsWith('/ugc-api/');

/** Wrong input has a code of its own among the community's (specification §8). */
const inCommunity = (error: DomainError): DomainError =>
  error.code === CODE.PARAMETERS
    ? new DomainError(COMMUNITY_CODE.PARAM_ERROR, error.details)
    : error;

/** The refusal of what could not be read: too large, not JSON, unknown content type. */
export const UNREADABLE = new DomainError(CODE.PARAMETERS, {
  message: {
    zh: '请求无法读取：正文应为 JSON 或表单，且不超过大小限制',
    en: 'The request cannot be read: the body must be JSON or a form within the size limit.',
  },
});

/** Answers errors and unknown paths with the envelope. */
export function answerErrors(
  server: FastifyInstance,
  log: FastifyBaseLogger,
  notes: Pick<SecurityNotes, 'refused'>,
): void {
  server.setErrorHandler((error, request, reply) => {
    const language = languageOf(request.headers);
    void reply.header('cache-control', 'no-store');
    if (error instanceof DomainError) {
      notes.refused(request, error);
      const refused = isOfCommunity(request) ? inCommunity(error) : error;
      return reply.code(statusOf(refused.code)).send(refusalEnvelope(refused, language));
    }
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 400 && status < 500)
      return reply.code(status).send(refusalEnvelope(UNREADABLE, language));
    if (isOutage(error)) {
      logOutage(log, error);
      const seconds = RETRY_FIRST + Math.floor(Math.random() * RETRY_SPREAD);
      void reply.header('retry-after', String(seconds));
      return reply.code(statusOf(CODE.BUSY)).send(failure(CODE.BUSY, language));
    }
    const { id: reqId, routeOptions } = request;
    request.log.error({ err: error, reqId, path: routeOptions.url }, 'request failed');
    return reply.code(statusOf(CODE.SERVER)).send(failure(CODE.SERVER, language));
  });

  server.setNotFoundHandler((request, reply) => {
    const code = CODE.NOT_FOUND;
    const known = request.url.split('?')[0]?.endsWith('.do');
    void reply.header('cache-control', 'no-store').code(known ? statusOf(code) : 404);
    return reply.send(failure(code, languageOf(request.headers)));
  });
}
