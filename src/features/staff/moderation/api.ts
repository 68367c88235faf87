import type { EndpointName } from '@contract/endpoints';
import { createStaffRequest } from '@/features/staff/session/staff-request';
import { moderationSession } from './session';

export type ModerationCall = EndpointName &
  `${'GET' | 'POST'} /${'ugc-api/moderation' | 'questionnaire/staff'}/${string}`;

/** A call in the moderator's session; after an expired session it asks them to sign in again. */
export const moderationRequest = createStaffRequest<ModerationCall>(moderationSession, {
  isJson: true,
});
