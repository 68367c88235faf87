import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DESK_TOKEN_HEADER, TOKEN_HEADER } from '@contract/envelope';
import { CODE } from '@contract/errors';
import type { EndpointName } from '@contract/endpoints';
import { callerKey } from '../kernel/client-address';
import type { NetworkLog } from '../kernel/network-log';
import type { SecurityEventName, SecurityLog } from '../kernel/security-events';
import { isAbsent } from './absent';
import type { CallFrom } from './call-from';
import type { DomainError } from './domain-error';
import { recordedOf } from './recorded-calls';

const { LOGIN_INVALID, DESK_LOGIN, TOO_MANY } = CODE;
/** Refusals that say nothing of an attack: what was sent is no valid input, a step is still to come, or the service is busy. */
const HARMLESS: ReadonlySet<string> = new Set([
  CODE.PARAMETERS,
  CODE.STAFF_CODE,
  CODE.STAFF_FACTOR,
  CODE.STAFF_PASSWORD,
  CODE.OWNER_UNPROVEN,
  CODE.WORK_NEEDED,
  CODE.BUSY,
  CODE.SERVER,
]);

/** Who makes a call, as far as is known while it runs. */
export interface Caller {
  readonly address: string;
  userId: string | null;
  staffId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until its call has begun. */
    caller: Caller | null;
  }
}

/** Text of a field that names whom a call is about. */
const named = (source: unknown, field: string): string | undefined => {
  const value: unknown =
    typeof source === 'object' && source !== null ? Reflect.get(source, field) : undefined;
  return typeof value === 'string' && value.length <= 64 ? value : undefined;
};

const subjectOf = (source: unknown) => ({
  mobile: named(source, 'mobile') ?? named(source, 'skyMobile'),
  login: named(source, 'login'),
});

/** Account that a sign-in has opened a session of. */
const signedIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null
    ? named(Reflect.get(data, 'userInfo'), 'id')
    : undefined;

/** Fields of an answer or input that say what a call was about. */
const SUBJECTS = [
  'postId',
  'commentId',
  'orderId',
  'conversationId',
  'cardId',
  'caseId',
  'day',
  'login',
];

/** What a call was about: something that it made, or else what it names. */
function aboutOf(input: unknown, data: unknown): string {
  const chat: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'chat') : null;
  const made = named(data, 'postId') ?? named(data, 'commentId') ?? named(chat, 'conversationId');
  return made ?? SUBJECTS.map((field) => named(input, field)).find(Boolean) ?? '';
}

const hasToken = ({ headers }: FastifyRequest): boolean =>
  Boolean(headers[TOKEN_HEADER] ?? headers[DESK_TOKEN_HEADER]);

/** The event of a refusal; null where it is none. */
function refusalOf(
  call: string,
  code: string,
  { isStaff, isSigned }: { readonly isStaff: boolean; readonly isSigned: boolean },
): SecurityEventName | null {
  if (code === TOO_MANY) return 'limit';
  if (code === DESK_LOGIN && isStaff) return 'role';
  if (code === LOGIN_INVALID || code === DESK_LOGIN) return isSigned ? 'session' : null;
  const own = recordedOf(call).security;
  if (own) return HARMLESS.has(code) ? null : own;
  return isAbsent(code) ? 'absent' : null;
}

/** A call that succeeded. */
export interface Answered {
  /** From where it came; null for a call that the network log does not record. */
  readonly from: CallFrom | null;
  readonly input: unknown;
  readonly data: unknown;
}

/** Tells the security log and the network log of calls that they record. */
export interface SecurityNotes {
  /** Call it before the first `await`: a closed connection has no address any more. */
  caller(request: FastifyRequest): Caller;
  done(request: FastifyRequest, name: EndpointName, answered: Answered): void;
  refused(request: FastifyRequest, error: DomainError): void;
}

export function createSecurityNotes(
  server: FastifyInstance,
  log: SecurityLog,
  networkLog: NetworkLog,
): SecurityNotes {
  server.decorateRequest('caller', null);
  const callerOf = (request: FastifyRequest): Caller =>
    (request.caller ??= { address: callerKey(request.ip), userId: null, staffId: null });

  return {
    caller: callerOf,
    done(request, name, { from, input, data }) {
      const { security, network } = recordedOf(name);
      if (security === undefined && network === undefined) return;
      const { address, userId: caller, staffId } = callerOf(request);
      const userId = signedIn(data) ?? caller;
      if (security !== undefined && (security !== 'signOut' || caller !== null))
        log.note({
          event: security,
          outcome: 'done',
          call: name,
          userId,
          staffId,
          address,
          ...subjectOf(request.body),
        });
      if (network === undefined || from === null) return;
      // A sign-in may end with a question, and signing out may find nobody signed in.
      if (network !== 'staffSignIn' && userId === null && staffId === null) return;
      const subject = aboutOf(input, data);
      networkLog.note({ event: network, call: name, userId, staffId, subject, ...from });
    },
    refused(request, { code }) {
      const { address, userId, staffId } = callerOf(request);
      const call = `${request.method} ${request.routeOptions.url ?? ''}`;
      const signs = { isStaff: staffId !== null, isSigned: hasToken(request) };
      const event = refusalOf(call, code, signs);
      if (event === null) return;
      log.note({
        event,
        outcome: 'refused',
        call,
        userId,
        staffId,
        address,
        ...subjectOf(request.body),
      });
    },
  };
}
