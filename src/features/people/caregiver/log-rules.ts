import type { CaregiverLogEntry } from '@contract/caregiver/endpoints';

/** Message of each kind of entry. */
export const LOG_TEXTS = {
  booked: 'logBooked',
  changed: 'logChanged',
  cancelled: 'logCancelled',
  arrived: 'logArrived',
  invited: 'logInvited',
  withdrawn: 'logWithdrawn',
  joined: 'logJoined',
  left: 'logLeft',
  removed: 'logRemoved',
  merged: 'logMerged',
} as const satisfies Readonly<Record<CaregiverLogEntry['kind'], string>>;
