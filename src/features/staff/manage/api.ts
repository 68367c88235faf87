import type { EndpointName } from '@contract/endpoints';
import { createStaffRequest } from '@/features/staff/session/staff-request';
import { manageSession } from './session';

export type ManageCall = EndpointName & `${'GET' | 'POST'} /manage/${string}`;

/** A call in the manager's or operator's session; after an expired session it asks them to sign in again. */
export const manageRequest = createStaffRequest<ManageCall>(manageSession, { isJson: true });
