import type { EndpointName } from '@contract/endpoints';
import { createStaffRequest } from '@/features/staff/session/staff-request';
import { deskSession } from './session';

export type DeskCall = EndpointName & (`GET /desk/${string}` | `POST /desk/${string}`);

/** A call of the desk in the staff member's session; after an expired session it asks them to sign in again. */
export const deskRequest = createStaffRequest<DeskCall>(deskSession);
