import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

type Encoding = 'br' | 'gzip';

/** A public answer: its JSON text and validator, which is weak, as its encodings share it. */
interface CachedAnswer {
  readonly body: string;
  readonly etag: string;
  /** Made when somebody first asks for one. */
  readonly encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Bytes from which on an answer is compressed. */
const LARGE = 1_400;
/** Seconds for which caches between us and the clients may give an answer out, where it is that old here. */
const SHARED = 10;

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);
const ENCODERS: Readonly<Record<Encoding, (body: string) => Promise<Buffer>>> = {
  br: (body) => byBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => byGzip(body),
};

/** An encoding offered, and not with the weight 0. */
const ACCEPTED_ENCODING = /^(br|gzip)(?:;(?!q=0(?:\.0*)?$).*)?$/;

/** The best encoding that a client takes; null: none. */
function encodingOf(accepted: string): Encoding | null {
  const names = accepted
    .split(',')
    .map((encoding) => ACCEPTED_ENCODING.exec(encoding.trim().toLowerCase())?.[1]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

const withoutWeak = (etag: string): string => etag.replace(/^W\//, '');

/** Clients ask each time whether theirs is still the latest. */
function cacheControl(keepFor: number): string {
  const seconds = Math.min(SHARED, Math.floor(keepFor / 1_000));
  return seconds < 1 ? 'no-cache' : `public, max-age=0, s-maxage=${seconds}, must-revalidate`;
}

/** Answers in memory, of all routes together. */
const MOST_CACHED = 2_000;

/**
 * Sends public answers, each computed once for all who ask within `keepFor` ms, compressed where they are large. They are the same for
 * everybody and hold no secret, so their length tells nobody anything (BREACH); answers to an account are never
 * compressed, as theirs hold secrets beside what the caller sent. For some seconds a CDN may answer in our place:
 * nothing of them depends on who asks but the language.
 */
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
        caregiver: null,
        site: () => null,
        ip: '',
        address: asker.address,
        deviceKind: { app: 'browser', system: 'OTHER' },
        whenGone: () => () => undefined,
        device: '',
      });
      const body = JSON.stringify(success(data, language));
      const hash = createHash('sha1').update(body).digest('base64url');
      return { body, etag: `W/"${hash}"`, encoded: {} };
    };
    const { body, etag, encoded } = await cached
      .get(key, make, make, { fresh: keepFor })
      .catch((error: unknown) => {
        absent.count(asker, error);
        throw error;
      });
    void reply
      .header('etag', etag)
      .header('cache-control', cacheControl(keepFor))
      .header('vary', `${LANGUAGE_HEADER}, accept-encoding`);
    if (withoutWeak(header(request, 'if-none-match')) === withoutWeak(etag))
      return reply.code(304).send();
    void reply.type('application/json; charset=utf-8');
    const encoding = body.length < LARGE ? null : encodingOf(header(request, 'accept-encoding'));
    if (encoding === null) return reply.send(body);
    encoded[encoding] ??= ENCODERS[encoding](body);
    return reply.header('content-encoding', encoding).send(await encoded[encoding]);
  };
}
