import type { FastifyRequest } from 'fastify';
import { DESK_TOKEN_HEADER, TOKEN_HEADER } from '@contract/envelope';
import { CODE } from '@contract/errors';
import type { EndpointName } from '@contract/endpoints';
import { callerKey } from '../kernel/client-address';
import type { NetworkEvent, NetworkLog } from '../kernel/network-log';
import type { SecurityEventName, SecurityLog } from '../kernel/security-events';
import { isAbsent } from './absent';
import type { CallFrom } from './call-from';
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

/**
 * Calls that go into the network log, with their source, when they succeed. Cybersecurity Law (网络安全法) art. 21 (3) of
 * 2016, art. 23 (3) since 2026; what of, the assessment rules of 2018 (具有舆论属性或社会动员能力的互联网信息服务安全评估规定)
 * art. 5 (3). A lawyer confirms that these are the "relevant" logs.
 */
const LOGGED = {
  'POST /passport/v1/h5/login/loginByMobile.do': 'signIn',
  'POST /passport/v1/h5/login/loginByPassword.do': 'signIn',
  'POST /passport/v1/h5/login/bindMobile.do': 'signIn',
  'POST /passport/user/changeMobile/finish.do': 'signIn',
  'POST /passport/tftf/login.do': 'signIn',
  'POST /passport/mini/phoneLogin.do': 'signIn',
  'POST /passport/mini/codeLogin.do': 'signIn',
  'GET /passport/v1/h5/login/logout.do': 'signOut',
  'POST /ugc-api/post/publish.do': 'post',
  'POST /ugc-api/post/edit.do': 'postEdit',
  'POST /ugc-api/post/remove.do': 'postRemoval',
  'POST /ugc-api/comment/publish.do': 'comment',
  'POST /ugc-api/comment/remove.do': 'commentRemoval',
  'POST /ugc-api/user/update.do': 'profile',
  'POST /passport/user/updateNickName.do': 'profile',
  'POST /service/chat/send.do': 'chat',
  'POST /desk/login.do': 'staffSignIn',
  'POST /desk/factor/confirm.do': 'staffSignIn',
  'POST /desk/logout.do': 'staffSignOut',
  'POST /service/staff/logout.do': 'staffSignOut',
  'POST /ugc-api/moderation/logout.do': 'staffSignOut',
  'GET /desk/day.do': 'staffAccess',
  'GET /desk/find.do': 'staffAccess',
  'GET /desk/uncounted.do': 'staffAccess',
  'GET /desk/takeBackEffect.do': 'staffAccess',
  'GET /desk/closing.do': 'staffAccess',
  'POST /desk/claim/find.do': 'staffAccess',
  'POST /desk/claim/unite.do': 'staffAccess',
  'POST /desk/record/day.do': 'staffAccess',
  'POST /desk/record/person.do': 'staffAccess',
  'GET /desk/aefi/list.do': 'staffAccess',
  'POST /desk/aefi/detail.do': 'staffAccess',
  'POST /desk/aefi/take.do': 'staffAccess',
  'GET /service/staff/messages.do': 'staffAccess',
  'GET /service/staff/orders.do': 'staffAccess',
} as const satisfies Partial<Record<EndpointName, NetworkEvent>>;

const ENTRIES: ReadonlyMap<string, NetworkEvent> = new Map(Object.entries(LOGGED));

/** Whether a call goes into the network log when it succeeds. */
export const isLogged = (name: EndpointName): boolean => ENTRIES.has(name);

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

/** Fields of an answer or input that say what a call was about. */
const SUBJECTS = ['postId', 'commentId', 'orderId', 'conversationId', 'cardId', 'day', 'login'];

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
  const own = EVENTS.get(call);
  if (own) return HARMLESS.has(code) ? null : own;
  return isAbsent(code) ? 'absent' : null;
}

/** A call that succeeded. */
export interface Answered {
  readonly from: CallFrom;
  readonly input: unknown;
  readonly data: unknown;
}

/** Tells the security log and the network log of calls that they record. */
export interface SecurityNotes {
  /** Call it before the first `await`: a closed connection has no address any more. */
  caller(request: FastifyRequest): Caller;
  done(request: FastifyRequest, name: EndpointName, data: unknown): void;
  /** Call it for those that {@link isLogged}. */
  entered(request: FastifyRequest, name: EndpointName, answered: Answered): void;
  refused(request: FastifyRequest, error: DomainError): void;
}

export function createSecurityNotes(log: SecurityLog, networkLog: NetworkLog): SecurityNotes {
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
    entered(request, name, { from, input, data }) {
      const event = ENTRIES.get(name);
      if (event === undefined) return;
      const { userId: caller, staffId } = callerOf(request);
      const userId = signedIn(data) ?? caller;
      // A sign-in may end with a question, and signing out finds nobody signed in.
      if (userId === null && staffId === null && event !== 'staffSignIn') return;
      const subject = aboutOf(input, data);
      networkLog.note({ event, call: name, userId, staffId, subject, ...from });
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
