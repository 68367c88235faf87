import type { FastifyRequest } from 'fastify';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { Access } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { DESK_TOKEN_HEADER, TOKEN_HEADER } from '@contract/envelope';
import { CODE } from '@contract/errors';
import { dayOf } from '../kernel/clock';
import type { Clock } from '../kernel/clock';
import { languageOf, namedLanguage } from '../kernel/language';
import type { Language } from '../kernel/language';
import type { Context, Session, Staff, StaffRole } from './context';
import { deviceKindOf } from './device';
import { DomainError } from './domain-error';
import { addressAsked } from './page-address';
import { isLogged } from './recorded-calls';
import type { Caller, SecurityNotes } from './security-notes';

/** Resolves a session token and notes the language of its call, if any; null where it is unknown or expired. */
export type FindSession = (token: string, language: Language | null) => Promise<Session | null>;

/** Resolves the token of the desk; null where it is unknown or expired. */
export type FindStaff = (token: string) => Promise<Staff | null>;

/** Roles of which calls of staff need one; null: not of staff. */
const STAFF_ROLES: Readonly<Record<Access, readonly StaffRole[] | null>> = {
  anyone: null,
  user: null,
  staff: ['desk', 'manager'],
  manager: ['manager'],
  moderator: ['moderator'],
  service: ['service'],
  operator: ['operator'],
  manage: ['manager', 'operator'],
  anyStaff: ['desk', 'manager', 'moderator', 'service', 'operator'],
};

/** Requirements of the contract on the calls of a route, read once. */
export interface Terms {
  readonly access: Access;
  /** Users need a mobile (specification §8, 1002). */
  readonly needsMobile: boolean;
  readonly encrypted: boolean;
  /** The least role of caregivers who may make it; undefined: none may. */
  readonly caregivers: CaregiverRole | undefined;
  /** It goes into the network log. */
  readonly isLogged: boolean;
}

/** What the contract requires of a call. */
export function termsOf(name: EndpointName): Terms {
  const spec: {
    readonly access: Terms['access'];
    readonly withoutMobile?: true;
    readonly encrypted?: string;
    readonly caregivers?: CaregiverRole;
  } = endpoints[name];
  return {
    access: spec.access,
    needsMobile: spec.access === 'user' && !spec.withoutMobile,
    encrypted: spec.encrypted === 'response',
    caregivers: spec.caregivers,
    isLogged: isLogged(name),
  };
}

/** A header's text; empty where it is missing or repeated. */
export const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** A request's own events end with its body; who waits for an answer is gone when the connection is. */
function whenGone({ raw: { socket } }: FastifyRequest, onGone: () => void): () => void {
  if (socket.destroyed) setImmediate(onGone);
  else socket.once('close', onGone);
  return () => void socket.off('close', onGone);
}

/** Makes the contexts of calls: who calls, from where and when. */
export function createContexts(
  clock: Clock,
  findSession: FindSession,
  findStaff: FindStaff,
  notes: Pick<SecurityNotes, 'caller'>,
) {
  const staffOf = async (
    request: FastifyRequest,
    roles: readonly StaffRole[],
    caller: Caller,
  ): Promise<Staff> => {
    const token = header(request, DESK_TOKEN_HEADER);
    const staff = token === '' ? null : await findStaff(token);
    caller.staffId = staff?.staffId ?? null;
    if (!staff || !roles.includes(staff.role)) throw new DomainError(CODE.DESK_LOGIN);
    return staff;
  };

  return async (
    request: FastifyRequest,
    { access, needsMobile }: Terms,
    device: string,
  ): Promise<Context> => {
    // Before the first `await`: a closed connection has no address any more.
    const { ip } = request;
    const caller = notes.caller(request);
    const { address } = caller;
    const roles = STAFF_ROLES[access];
    const atDesk = roles !== null;
    const staff = atDesk ? await staffOf(request, roles, caller) : null;
    const token = atDesk ? '' : header(request, TOKEN_HEADER);
    const session = token === '' ? null : await findSession(token, namedLanguage(request.headers));
    caller.userId = session?.userId ?? null;
    if (session === null && access === 'user') throw new DomainError(CODE.LOGIN_INVALID);
    if (session?.hasMobile === false && needsMobile) throw new DomainError(CODE.MOBILE_INVALID);
    const now = clock.now();
    return {
      now,
      today: dayOf(now),
      language: languageOf(request.headers),
      session,
      staff,
      userId: session === null ? null : session.userId,
      caregiver: null,
      site: () => addressAsked(request),
      ip,
      address,
      deviceKind: deviceKindOf(request),
      whenGone: (onGone) => whenGone(request, onGone),
      device,
    };
  };
}
