import { createStaffSession } from '@/features/staff/staff-session';
import type { NamedSession } from '@/features/staff/staff-session';

/** A session of customer service's staff. */
export const serviceDeskSession = createStaffSession<NamedSession>('serviceDeskSession');
