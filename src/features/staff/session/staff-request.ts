import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import type { AnyOptions } from '@/http/call-options';
import { isApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import type { NamedSession, StaffSession } from './staff-session';

/** A session of any role. */
export interface AnySession {
  readonly setSession: (session: null, isExpired?: boolean) => void;
  readonly tokenOf: () => string;
}

const call = request as (endpoint: EndpointName, ...args: readonly unknown[]) => Promise<unknown>;

/** Asks for a new sign-in where a failure says that the session has ended. */
export function endIfExpired({ setSession }: AnySession, error: unknown): void {
  if (isApiError(error) && error.code === CODE.DESK_LOGIN) setSession(null, true);
}

/**
 * Makes the calls of a role in its session; after an expired session they ask to sign in again. The page shows a failure
 * unless `place` says otherwise.
 * @param encoding how all of them are sent
 */
export const createStaffRequest =
  <Call extends EndpointName>(session: AnySession, encoding: Pick<AnyOptions, 'isJson'> = {}) =>
  async <Name extends Call>(
    name: Name,
    input: InputOf<Name>,
    surface: Pick<AnyOptions, 'failure'> = { failure: 'in-place' },
  ): Promise<DataOf<Name>> => {
    const deskToken = session.tokenOf();
    try {
      const options = { ...encoding, ...surface, deskToken, neverCancel: true };
      return (await call(name, input, options)) as DataOf<Name>;
    } catch (error) {
      endIfExpired(session, error);
      throw error;
    }
  };

/**
 * How a session of a role begins.
 * @param me the call that only this role may make; the name comes with it
 * @returns begins it with what a sign-in has opened; throws ApiError, also for staff of another role
 */
export const beginAs =
  (
    { setSession }: StaffSession<NamedSession>,
    me: 'GET /ugc-api/moderation/me.do' | 'GET /service/staff/me.do' | 'GET /manage/me.do',
  ) =>
  async ({ token, expiresAt }: Omit<NamedSession, 'name'>): Promise<void> => {
    const { name } = await request(me, {}, { deskToken: token, failure: 'in-place' });
    setSession({ token, expiresAt, name });
  };
