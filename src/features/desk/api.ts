import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';
import type { FailureSurface } from '@/http/failure/failure-surface';
import { request } from '@/http/request';
import { setDeskSession, useDeskSession } from './session';

export type DeskCall = EndpointName & (`GET /desk/${string}` | `POST /desk/${string}`);

const call = request as (endpoint: DeskCall, ...args: readonly unknown[]) => Promise<unknown>;

/**
 * A call of the desk in the staff member's session; after an expired session it asks them to sign in again. The page
 * shows a failure unless `place` says otherwise.
 */
export async function deskRequest<Name extends DeskCall>(
  name: Name,
  input: InputOf<Name>,
  place: { readonly failure?: FailureSurface } = { failure: 'in-place' },
): Promise<DataOf<Name>> {
  const deskToken = useDeskSession.getState().session?.token ?? '';
  try {
    const options = { deskToken, ...place, neverCancel: true };
    return (await call(name, input, options)) as DataOf<Name>;
  } catch (error) {
    if (isApiError(error) && error.code === CODE.DESK_LOGIN) setDeskSession(null, true);
    throw error;
  }
}
