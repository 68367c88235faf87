import { createStaffSession } from '@/features/staff/session/staff-session';
import type { NamedSession } from '@/features/staff/session/staff-session';

/** A session of somebody who manages clinics. */
export const manageSession = createStaffSession<NamedSession>('manageSession');
