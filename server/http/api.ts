import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import {
  DESK_TOKEN_HEADER,
  ENCRYPTED_HEADER,
  LANGUAGE_HEADER,
  NONCE_HEADER,
  TOKEN_HEADER,
} from '@contract/envelope';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { dayOf } from '../kernel/clock';
import { isOutage } from '../db/outage';
import { logOutage } from '../db/outage-log';
import type { Deps } from '../deps';
import { limitsFor } from './limits';
import { readBody } from './body';
import { callerKey } from '../kernel/client-address';
import type { Context, Session, Staff, StaffRole } from './context';
import { encryptResponse } from './crypto';
import { failure, refusalEnvelope, statusOf, success } from './envelope';
import { Cache } from '../kernel/cache';
import { languageOf } from '../kernel/language';
import { deviceOf, giveDevice } from './device';
import { DomainError } from './domain-error';
import { addressAsked } from './page-address';
import { createCallCounter } from './route-limits';
import type { Route } from './route';
import { validate } from './validation';

/** Resolves a session token; null where it is unknown or expired. */
export type FindSession = (token: string) => Promise<Session | null>;

/** Resolves the token of the desk; null where it is unknown or expired. */
export type FindStaff = (token: string) => Promise<Staff | null>;

/** `Retry-After` in seconds while the database is away: random, 1 to 5. */
const RETRY_FIRST = 1;
const RETRY_SPREAD = 5;

/** Role that calls of staff need; null: not of staff. */
const STAFF_ROLE: Readonly<Record<Access, StaffRole | null>> = {
  anyone: null,
  user: null,
  staff: 'desk',
  moderator: 'moderator',
};

/** Requirements of the contract on the calls of a route, read once. */
interface Terms {
  readonly access: Access;
  /** Users need a mobile (specification §8, 1002). */
  readonly needsMobile: boolean;
  readonly encrypted: boolean;
}

function termsOf(name: EndpointName): Terms {
  const spec: {
    readonly access: Terms['access'];
    readonly withoutMobile?: true;
    readonly encrypted?: string;
  } = endpoints[name];
  return {
    access: spec.access,
    needsMobile: spec.access === 'user' && !spec.withoutMobile,
    encrypted: spec.encrypted === 'response',
  };
}

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const isOfCommunity = ({ url }: FastifyRequest): boolean => url.startsWith('/ugc-api/');

/** Wrong input has a code of its own among the community's (specification §8). */
const inCommunity = (error: DomainError): DomainError =>
  error.code === CODE.PARAMETERS
    ? new DomainError(COMMUNITY_CODE.PARAM_ERROR, error.details)
    : error;

/** A public answer: its JSON text and validator. */
interface CachedAnswer {
  readonly body: string;
  readonly etag: string;
}

/** Answers in memory, of all routes together. */
const MOST_CACHED = 2_000;

/** Registers every route of the contract, and the answers for unknown paths and errors. */
export function registerApi(
  server: FastifyInstance,
  deps: Deps,
  routes: readonly Route[],
  findSession: FindSession,
  findStaff: FindStaff,
): void {
  const count = createCallCounter(limitsFor(deps.config.writesPerMinute));
  const cached = new Cache<string, CachedAnswer>({ fresh: 0, limit: MOST_CACHED });

  const limit = (request: FastifyRequest, route: Route): void => {
    const { limit: own } = route.options;
    if (route.method === 'GET' && own === undefined) return;
    const path = own === undefined ? '' : route.path;
    count(own ?? 'writes', `${path} ${callerKey(request.ip)}`, deps.clock.now());
  };

  const staffOf = async (request: FastifyRequest, role: StaffRole): Promise<Staff> => {
    const token = header(request, DESK_TOKEN_HEADER);
    const staff = token === '' ? null : await findStaff(token);
    if (staff?.role !== role) throw new DomainError(CODE.DESK_LOGIN);
    return staff;
  };

  const contextOf = async (
    request: FastifyRequest,
    { access, needsMobile }: Terms,
    device: string,
  ): Promise<Context> => {
    // Before the first `await`: a closed connection has no address any more.
    const { ip } = request;
    const address = callerKey(ip);
    const role = STAFF_ROLE[access];
    const atDesk = role !== null;
    const staff = atDesk ? await staffOf(request, role) : null;
    const token = atDesk ? '' : header(request, TOKEN_HEADER);
    const session = token === '' ? null : await findSession(token);
    if (session === null && access === 'user') throw new DomainError(CODE.LOGIN_INVALID);
    if (session?.hasMobile === false && needsMobile) throw new DomainError(CODE.MOBILE_INVALID);
    const now = deps.clock.now();
    return {
      now,
      today: dayOf(now),
      language: languageOf(request.headers),
      session,
      staff,
      userId: session === null ? null : session.userId,
      site: () => addressAsked(request),
      ip,
      address,
      device,
    };
  };

  const sendCached = async (
    reply: FastifyReply,
    request: FastifyRequest,
    route: Route,
    keepFor: number,
  ): Promise<FastifyReply> => {
    const language = languageOf(request.headers);
    const input = validate(endpoints[route.name].input, request.query);
    const key = `${route.name} ${language} ${JSON.stringify(input)}`;
    const make = async (): Promise<CachedAnswer> => {
      const now = deps.clock.now();
      const data = await route.handle(input, {
        now,
        today: dayOf(now),
        language,
        session: null,
        staff: null,
        userId: null,
        site: () => null,
        ip: '',
        address: callerKey(request.ip),
        device: '',
      });
      const body = JSON.stringify(success(data, language));
      return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
    };
    const { body, etag } = await cached.get(key, make, make, { fresh: keepFor });
    void reply
      .header('etag', etag)
      .header('cache-control', 'no-cache')
      .header('vary', LANGUAGE_HEADER);
    if (header(request, 'if-none-match') === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  };

  const sendFresh = async (
    reply: FastifyReply,
    request: FastifyRequest,
    route: Route,
    terms: Terms,
  ): Promise<FastifyReply> => {
    const { encrypted } = terms;
    const device = route.options.device ? deviceOf(request) : null;
    if (device?.isNew) giveDevice(request, reply, device);
    const context = await contextOf(request, terms, device?.hash ?? '');
    const nonce = header(request, NONCE_HEADER);
    const raw =
      route.method === 'GET' ? request.query : readBody(request, route.path, context.session);
    const input = validate(endpoints[route.name].input, raw);
    if (encrypted && nonce === '')
      throw new DomainError(CODE.PARAMETERS, {
        message: {
          zh: `此接口的响应加密，请在 ${NONCE_HEADER} 请求头中提供随机数`,
          en: `This answer is encrypted: send a random value in the ${NONCE_HEADER} header.`,
        },
      });
    const data = await route.handle(input, context);
    void reply.header('cache-control', 'no-store');
    if (!encrypted || context.session === null) return reply.send(success(data, context.language));
    const wire = encryptResponse(context.session.secret, nonce, route.path, JSON.stringify(data));
    return reply.header(ENCRYPTED_HEADER, '1').send(success(wire, context.language));
  };

  for (const route of routes) {
    const { keepFor } = route.options;
    const terms = termsOf(route.name);
    server.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => {
        limit(request, route);
        return keepFor === undefined
          ? sendFresh(reply, request, route, terms)
          : sendCached(reply, request, route, keepFor);
      },
    });
  }

  server.setErrorHandler((error, request, reply) => {
    const language = languageOf(request.headers);
    void reply.header('cache-control', 'no-store');
    if (error instanceof DomainError) {
      const refused = isOfCommunity(request) ? inCommunity(error) : error;
      return reply.code(statusOf(refused.code)).send(refusalEnvelope(refused, language));
    }
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    // Errors that the server found while reading the request: too large, not JSON, unknown content type.
    if (status >= 400 && status < 500)
      return reply.code(status).send(
        refusalEnvelope(
          new DomainError(CODE.PARAMETERS, {
            message: {
              zh: '请求无法读取：正文应为 JSON 或表单，且不超过大小限制',
              en: 'The request cannot be read: the body must be JSON or a form within the size limit.',
            },
          }),
          language,
        ),
      );
    if (isOutage(error)) {
      logOutage(deps.log, error);
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
