import type { FastifyRequest } from 'fastify';
import { DESK_TOKEN_HEADER, TOKEN_HEADER } from '@contract/envelope';
import { CODE } from '@contract/errors';
import type { EndpointName } from '@contract/endpoints';
import { callerKey } from '../kernel/client-address';
import type { SecurityEventName, SecurityLog } from '../kernel/security-events';
import { isAbsent } from './absent';
import type { DomainError } from './domain-error';

/** Calls that are recorded whether they succeed or are refused. */
const RECORDED = {
  'POST /message/validate/h5/sendVcode.do': 'code',
  'POST /passport/user/sms-check/send.do': 'code',
  'POST /passport/v1/h5/login/loginByMobile.do': 'signIn',
  'POST /passport/v1/h5/login/loginByPassword.do': 'signIn',
  'POST /passport/v1/h5/login/bindMobile.do': 'signIn',
  'POST /passport/user/changeMobile/prove.do': 'password',
  'POST /passport/user/changeMobile/finish.do': 'signIn',
  'POST /passport/tftf/login.do': 'signIn',
  'POST /passport/mini/phoneLogin.do': 'signIn',
  'POST /passport/mini/codeLogin.do': 'signIn',
  'GET /passport/v1/h5/login/logout.do': 'signOut',
  'POST /passport/v1/h5/login/setPassword.do': 'password',
  'POST /passport/v1/h5/login/resetPassword.do': 'password',
  'POST /passport/v1/h5/login/modifyPassword.do': 'password',
  'POST /passport/user/delete.do': 'deletion',
  'POST /passport/user/export/submit.do': 'export',
  'POST /passport/user/export/download.do': 'export',
  'POST /desk/record/day.do': 'export',
  'POST /desk/record/person.do': 'export',
  'POST /desk/login.do': 'staffSignIn',
  'POST /desk/factor/confirm.do': 'staffSignIn',
  'POST /desk/logout.do': 'staffSignOut',
} as const satisfies Partial<Record<EndpointName, SecurityEventName>>;

const EVENTS: ReadonlyMap<string, SecurityEventName> = new Map(Object.entries(RECORDED));

const { LOGIN_INVALID, DESK_LOGIN, TOO_MANY } = CODE;
/** Refusals that say nothing of an attack: what was sent is no valid input, a step is still to come, or the service is busy. */
const HARMLESS: ReadonlySet<string> = new Set([
  CODE.PARAMETERS,
  CODE.STAFF_CODE,
  CODE.STAFF_FACTOR,
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
  const own = EVENTS.get(call);
  if (own) return HARMLESS.has(code) ? null : own;
  return isAbsent(code) ? 'absent' : null;
}

/** Tells the security log of calls that it records. */
export interface SecurityNotes {
  /** Call it before the first `await`: a closed connection has no address any more. */
  caller(request: FastifyRequest): Caller;
  done(request: FastifyRequest, name: EndpointName, data: unknown): void;
  refused(request: FastifyRequest, error: DomainError): void;
}

export function createSecurityNotes(log: SecurityLog): SecurityNotes {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const callerOf = (request: FastifyRequest): Caller =>
    callers.get(request) ?? { address: callerKey(request.ip), userId: null, staffId: null };
  return {
    caller(request) {
      const caller = callerOf(request);
      callers.set(request, caller);
      return caller;
    },
    done(request, name, data) {
      const event = EVENTS.get(name);
      if (event === undefined) return;
      const { address, userId, staffId } = callerOf(request);
      // Signing out is a success, also where nobody was signed in.
      if (event === 'signOut' && userId === null) return;
      log.note({
        event,
        outcome: 'done',
        call: name,
        userId: signedIn(data) ?? userId,
        staffId,
        address,
        ...subjectOf(request.body),
      });
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
