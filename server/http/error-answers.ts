import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { DOCUMENT_PATH } from '@contract/site/site-rules';
import { isOutage } from '../db/outage';
import { logOutage } from '../db/outage-log';
import { languageOf } from '../kernel/language';
import { createRareLog } from '../kernel/rare-log';
import { DomainError } from './domain-error';
import { failure, refusalEnvelope, statusOf, withReference } from './envelope';
import { answerAsPage, isOpenedAsPage, pageMeant } from './opened-as-page';
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

/** The page of the site itself, which a provider without one does not have. */
const isSite = ({ url }: FastifyRequest): boolean => url.split('?')[0] === DOCUMENT_PATH;

const send = (request: FastifyRequest, reply: FastifyReply, envelope: { readonly msg: string }) =>
  isOpenedAsPage(request) ? answerAsPage(request, reply, envelope) : reply.send(envelope);

const logBusy = createRareLog('warn', 'busy');

/**
 * Answers errors and unknown paths with the envelope, and with a page whoever opened the address in a browser. Where it is
 * the service's own fault, what it says ends with the id of the line in the log.
 */
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
      const envelope = refusalEnvelope(refused, language);
      const code = statusOf(refused.code);
      if (code < 500) return send(request, reply.code(code), envelope);
      const reqId = logBusy(log, { path: request.routeOptions.url });
      return send(request, reply.code(code), withReference(envelope, reqId, language));
    }
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 400 && status < 500)
      return send(request, reply.code(status), refusalEnvelope(UNREADABLE, language));
    if (isOutage(error)) {
      const reqId = logOutage(log, error);
      const seconds = RETRY_FIRST + Math.floor(Math.random() * RETRY_SPREAD);
      void reply.header('retry-after', String(seconds));
      const busy = withReference(failure(CODE.BUSY, language), reqId, language);
      return send(request, reply.code(statusOf(CODE.BUSY)), busy);
    }
    const { id: reqId, routeOptions } = request;
    request.log.error({ err: error, reqId, path: routeOptions.url }, 'request failed');
    const broken = withReference(failure(CODE.SERVER, language), reqId, language);
    return send(request, reply.code(statusOf(CODE.SERVER)), broken);
  });

  server.setNotFoundHandler((request, reply) => {
    void reply.header('cache-control', 'no-store');
    const code = CODE.NOT_FOUND;
    const language = languageOf(request.headers);
    if (isOpenedAsPage(request))
      return isSite(request)
        ? answerAsPage(request, reply.code(404), failure(code, language))
        : reply.redirect(pageMeant(request.url));
    const isCall = request.url.split('?')[0]?.endsWith('.do');
    return reply.code(isCall ? statusOf(code) : 404).send(failure(code, language));
  });
}
