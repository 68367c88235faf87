import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { serviceDeskToken, setServiceDeskSession } from './session';

type StaffCall = EndpointName & `${'GET' | 'POST'} /service/staff/${string}`;

const call = request as (endpoint: StaffCall, ...args: readonly unknown[]) => Promise<unknown>;

/** A call in the session of customer service's staff; after an expired session it asks them to sign in again. */
export async function staffRequest<Name extends StaffCall>(
  name: Name,
  input: InputOf<Name>,
): Promise<DataOf<Name>> {
  try {
    const options = {
      deskToken: serviceDeskToken(),
      isJson: true,
      neverCancel: true,
      failure: 'in-place',
    };
    return (await call(name, input, options)) as DataOf<Name>;
  } catch (error) {
    if (isApiError(error) && error.code === CODE.DESK_LOGIN) setServiceDeskSession(null, true);
    throw error;
  }
}

/** Signs in as staff. @throws ApiError, also 4xxx for staff of another role */
export async function signIn(login: string, password: string): Promise<void> {
  const failure = 'in-place';
  const { token, expiresAt } = await request(
    'POST /desk/login.do',
    { login, password },
    { failure },
  );
  // The name comes with the first call that only this role may make.
  const { name } = await request('GET /service/staff/me.do', {}, { deskToken: token, failure });
  setServiceDeskSession({ token, expiresAt, name });
}
