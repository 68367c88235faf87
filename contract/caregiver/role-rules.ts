import type { OrderAction } from '../order/status-rules';
import type { RemedyKind } from '../subscribe/remedy-rules';

/** What another account may do for a family member (docs/decisions/0164). */
export const CAREGIVER_ROLES = ['guardian', 'escort'] as const;
export type CaregiverRole = (typeof CAREGIVER_ROLES)[number];

/** Most caregivers of one member, besides the owner. */
export const MOST_CAREGIVERS = 5;

/** Members of others that an account may act for. */
export const MOST_SHARED = 20;

/** What a role may do with an appointment; what is about money is the owner's, and so is removing it from the list. */
const ACTIONS: Readonly<Record<CaregiverRole, readonly OrderAction[]>> = {
  guardian: ['confirm', 'update', 'cancel', 'scanConfirm', 'rebook', 'observe', 'certificate'],
  escort: ['confirm', 'scanConfirm'],
};

/** The actions that a role has of those that an appointment's state allows. */
export const actionsFor = (role: CaregiverRole, actions: readonly OrderAction[]): OrderAction[] =>
  actions.filter((action) => ACTIONS[role].includes(action));

/** Whether a role includes another one: a guardian may do what an escort may. */
export const includesRole = (role: CaregiverRole, needed: CaregiverRole): boolean =>
  role === needed || role === 'guardian';

/** Remedies of a refused booking that are the owner's alone: their people, the member's form and health answers, and their waiting. */
export const OWNERS_REMEDIES: readonly RemedyKind[] = [
  'otherPerson',
  'addPerson',
  'editPerson',
  'addGuardian',
  'health',
  'wait',
  'queue',
];
