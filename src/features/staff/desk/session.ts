import type { DataOf } from '@contract/endpoints';
import { createStaffSession } from '@/features/staff/session/staff-session';

/** A session at a clinic's desk. */
export const deskSession = createStaffSession<DataOf<'POST /desk/login.do'>>('deskSession');
