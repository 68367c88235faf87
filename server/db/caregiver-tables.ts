import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { Int8, Timestamp } from './column-types';

/** Another account that may act for a family member. */
interface CaregiversTable {
  id: string;
  linkman_id: string;
  user_id: string;
  role: CaregiverRole;
  consent_version: string;
  joined_at: Timestamp;
}

/** One open invitation of a member. */
interface CaregiverInvitationsTable {
  linkman_id: string;
  role: CaregiverRole;
  code_hash: string;
  consent_version: string;
  invited_at: Timestamp;
  expires_at: Timestamp;
}

interface CaregiverEventsTable {
  id: Int8;
  linkman_id: string;
  at: Timestamp;
  kind: 'invited' | 'withdrawn' | 'joined' | 'left' | 'removed';
  role: CaregiverRole;
  /** Who did it. */
  user_id: string;
  /** Whose access the owner ended. */
  caregiver_user_id: string | null;
}

/** Who has merged their own entry with a member of another family. */
interface EntryMergingsTable {
  id: Int8;
  linkman_id: string;
  user_id: string;
  at: Timestamp;
}

/** Tables of server/migrations/0182 and 0190. */
export interface CaregiverTables {
  caregivers: CaregiversTable;
  caregiver_invitations: CaregiverInvitationsTable;
  caregiver_events: CaregiverEventsTable;
  entry_mergings: EntryMergingsTable;
}
