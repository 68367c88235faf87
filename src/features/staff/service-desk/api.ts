import type { EndpointName } from '@contract/endpoints';
import { createStaffRequest } from '@/features/staff/session/staff-request';
import { serviceDeskSession } from './session';

type StaffCall = EndpointName & `${'GET' | 'POST'} /service/staff/${string}`;

/** A call in the session of customer service's staff; after an expired session it asks them to sign in again. */
export const staffRequest = createStaffRequest<StaffCall>(serviceDeskSession, { isJson: true });
