import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { moderationToken, setModerationSession } from './session';

export type ModerationCall = EndpointName &
  `${'GET' | 'POST'} /${'ugc-api/moderation' | 'questionnaire/staff'}/${string}`;

const call = request as (endpoint: ModerationCall, ...args: readonly unknown[]) => Promise<unknown>;

/** Asks for a new sign-in where a failure says that the session has ended. */
export function endIfExpired(error: unknown): void {
  if (isApiError(error) && error.code === CODE.DESK_LOGIN) setModerationSession(null, true);
}

/** A call in the moderator's session; after an expired session it asks them to sign in again. */
export async function moderationRequest<Name extends ModerationCall>(
  name: Name,
  input: InputOf<Name>,
): Promise<DataOf<Name>> {
  try {
    const options = {
      deskToken: moderationToken(),
      isJson: true,
      neverCancel: true,
      failure: 'in-place',
    };
    return (await call(name, input, options)) as DataOf<Name>;
  } catch (error) {
    endIfExpired(error);
    throw error;
  }
}

/** Signs in as staff. @throws ApiError, also 4xxx for staff who are no moderators */
export async function signIn(login: string, password: string): Promise<void> {
  const failure = 'in-place';
  const { token, expiresAt } = await request(
    'POST /desk/login.do',
    { login, password },
    { failure },
  );
  // The name comes with the first call that only moderators may make.
  const { name } = await request(
    'GET /ugc-api/moderation/me.do',
    {},
    { deskToken: token, failure },
  );
  setModerationSession({ token, expiresAt, name });
}
