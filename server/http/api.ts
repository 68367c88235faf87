import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '@contract/endpoints';
import { ENCRYPTED_HEADER, NONCE_HEADER } from '@contract/envelope';
import { CODE } from '@contract/errors';
import type { Deps } from '../deps';
import { callerKey } from '../kernel/client-address';
import { createAbsentLimit } from './absent';
import { readBody } from './body';
import { callFrom } from './call-from';
import { createCachedAnswers } from './cached-answers';
import { encryptResponse } from './crypto';
import { deviceOf, giveDevice } from './device';
import { DomainError } from './domain-error';
import { success } from './envelope';
import { answerErrors } from './error-answers';
import { limitsFor } from './limits';
import { createContexts, header, termsOf } from './request-context';
import type { FindSession, FindStaff, Terms } from './request-context';
import { forCaregiver, forRole, refusalForRole } from './on-behalf';
import type { FindOnBehalf } from './on-behalf';
import type { Route } from './route';
import { createSecurityNotes } from './security-notes';
import { createCallCounter } from './route-limits';
import { validate } from './validation';

/** Headers by which browsers say that they fetch something which nobody has asked for yet. */
const AHEAD = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/** @throws DomainError 4000 for a call that a browser makes ahead */
function refusePrefetch(request: FastifyRequest): void {
  if (AHEAD.some((name) => /prefetch|prerender|preview/i.test(header(request, name))))
    throw new DomainError(CODE.PARAMETERS, {
      message: { zh: '此接口不接受预取', en: 'This call cannot be fetched ahead.' },
    });
}

/** What finds who calls, and for whom. */
export interface Finders {
  readonly findSession: FindSession;
  readonly findStaff: FindStaff;
  readonly findOnBehalf: FindOnBehalf;
}

/** Registers every route of the contract, and the answers for unknown paths and errors. */
export function registerApi(
  server: FastifyInstance,
  deps: Deps,
  routes: readonly Route[],
  { findSession, findStaff, findOnBehalf }: Finders,
): void {
  const count = createCallCounter(limitsFor(deps.config.writesPerMinute));
  const notes = createSecurityNotes(server, deps.security, deps.networkLog);
  const absent = createAbsentLimit(limitsFor(deps.config.writesPerMinute));
  const contextOf = createContexts(deps.clock, findSession, findStaff, notes);
  const sendCached = createCachedAnswers(deps.clock, absent);

  const limit = (request: FastifyRequest, route: Route): void => {
    const { limit: own, writes } = route.options;
    if (route.method === 'GET' && own === undefined && !writes) return;
    const path = own === undefined ? '' : route.path;
    count(own ?? 'writes', `${path} ${callerKey(request.ip)}`, deps.clock.now());
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
    const from = terms.isLogged ? callFrom(request) : null;
    const caller = await contextOf(request, terms, device?.hash ?? '');
    const nonce = header(request, NONCE_HEADER);
    const raw =
      route.method === 'GET' ? request.query : readBody(request, route.path, caller.session);
    const input = validate(endpoints[route.name].input, raw);
    if (encrypted && nonce === '')
      throw new DomainError(CODE.PARAMETERS, {
        message: {
          zh: `此接口的响应加密，请在 ${NONCE_HEADER} 请求头中提供随机数`,
          en: `This answer is encrypted: send a random value in the ${NONCE_HEADER} header.`,
        },
      });
    const context = await forCaregiver(findOnBehalf, terms.caregivers, input, caller);
    // Somebody who is not signed in may sign in whatever the address has asked for.
    if (route.method === 'GET' || terms.access !== 'anyone') absent.check(caller);
    const handled = await route.handle(input, context).catch((error: unknown) => {
      absent.count(caller, error);
      throw context.caregiver ? refusalForRole(error) : error;
    });
    const data = context.caregiver ? forRole(handled) : handled;
    notes.done(request, route.name, { from, input, data });
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
        if (route.options.writes) refusePrefetch(request);
        limit(request, route);
        return keepFor === undefined
          ? sendFresh(reply, request, route, terms)
          : sendCached(reply, request, route, keepFor);
      },
    });
  }

  answerErrors(server, deps.log, notes);
}
