import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '@contract/endpoints';
import { LANGUAGE_HEADER } from '@contract/envelope';
import { Cache } from '../kernel/cache';
import { callerKey } from '../kernel/client-address';
import { dayOf } from '../kernel/clock';
import type { Clock } from '../kernel/clock';
import { languageOf } from '../kernel/language';
import type { AbsentLimit } from './absent';
import { success } from './envelope';
import { header } from './request-context';
import type { Route } from './route';
import { validate } from './validation';

/** A public answer: its JSON text and validator. */
interface CachedAnswer {
  readonly body: string;
  readonly etag: string;
}

/** Answers in memory, of all routes together. */
const MOST_CACHED = 2_000;

/** Sends public answers, each computed once for all who ask within `keepFor` ms. */
export function createCachedAnswers(clock: Clock, absent: AbsentLimit) {
  const cached = new Cache<string, CachedAnswer>({ fresh: 0, limit: MOST_CACHED });
  return async (
    reply: FastifyReply,
    request: FastifyRequest,
    route: Route,
    keepFor: number,
  ): Promise<FastifyReply> => {
    const language = languageOf(request.headers);
    const input = validate(endpoints[route.name].input, request.query);
    const key = `${route.name} ${language} ${JSON.stringify(input)}`;
    const asker = { userId: null, staff: null, address: callerKey(request.ip), now: clock.now() };
    absent.check(asker);
    const make = async (): Promise<CachedAnswer> => {
      const now = clock.now();
      const data = await route.handle(input, {
        now,
        today: dayOf(now),
        language,
        session: null,
        staff: null,
        userId: null,
        site: () => null,
        ip: '',
        address: asker.address,
        deviceKind: { app: 'browser', system: 'OTHER' },
        device: '',
      });
      const body = JSON.stringify(success(data, language));
      return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
    };
    const { body, etag } = await cached
      .get(key, make, make, { fresh: keepFor })
      .catch((error: unknown) => {
        absent.count(asker, error);
        throw error;
      });
    void reply
      .header('etag', etag)
      .header('cache-control', 'no-cache')
      .header('vary', LANGUAGE_HEADER);
    if (header(request, 'if-none-match') === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  };
}
