import { createStaffSession } from '@/features/staff/session/staff-session';
import type { NamedSession } from '@/features/staff/session/staff-session';

/** A moderator's session. */
export const moderationSession = createStaffSession<NamedSession>('moderationSession');
