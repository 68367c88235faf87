import { createStaffSession } from '@/features/staff/staff-session';
import type { NamedSession } from '@/features/staff/staff-session';

/** A moderator's session. */
export const moderationSession = createStaffSession<NamedSession>('moderationSession');
