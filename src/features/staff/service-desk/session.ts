import { createStaffSession } from '@/features/staff/session/staff-session';
import type { NamedSession } from '@/features/staff/session/staff-session';

/** A session of customer service's staff. */
export const serviceDeskSession = createStaffSession<NamedSession>('serviceDeskSession');
