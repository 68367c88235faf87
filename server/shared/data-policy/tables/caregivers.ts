import { PERIODS } from '@contract/personal/period-rules';
import { DELETE, OF_USER, personal, through } from '../define';
import type { Policies } from '../policy-types';

const OF_MEMBER = through('linkman_id', 'linkmen');

/** Who may act for a family member besides the account that has them: each side's rows go with either account. */
export const CAREGIVER_TABLES: Policies = {
  caregivers: personal({
    category: 'consents',
    title: ['与家人共享', 'People shared with family'],
    owners: [OF_USER, OF_MEMBER],
    exported: 'linkman_id role consent_version joined_at',
    withheld: { reference: 'id', otherPerson: 'user_id' },
    atDeletion: DELETE,
  }),
  caregiver_invitations: personal({
    category: 'consents',
    title: ['发出的共享邀请', 'Invitations to share'],
    owners: [OF_MEMBER],
    exported: 'linkman_id role consent_version invited_at expires_at',
    withheld: { hash: 'code_hash' },
    atDeletion: DELETE,
    retention: [{ since: 'expires_at', period: PERIODS.over }],
  }),
  entry_mergings: personal({
    category: 'consents',
    title: ['合并的家人', 'Entries that were merged'],
    owners: [OF_USER, OF_MEMBER],
    exported: 'linkman_id at',
    withheld: { reference: 'id', otherPerson: 'user_id' },
    atDeletion: DELETE,
  }),
  caregiver_events: personal({
    category: 'consents',
    title: ['共享的经过', 'History of sharing'],
    owners: [OF_MEMBER],
    exported: 'linkman_id at kind role',
    withheld: { reference: 'id', otherPerson: 'user_id caregiver_user_id' },
    atDeletion: DELETE,
  }),
};
