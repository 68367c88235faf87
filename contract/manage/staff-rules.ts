/** Roles of staff, in the order of a choice. */
export const STAFF_ROLES = ['desk', 'manager', 'moderator', 'service', 'operator'] as const;
export type StaffRoleName = (typeof STAFF_ROLES)[number];

/** Whether an account of a role is of a clinic: always, if a clinic employs them, or never. */
export const CLINIC_OF_ROLE = {
  desk: 'needed',
  manager: 'needed',
  moderator: 'possible',
  service: 'possible',
  operator: 'none',
} as const satisfies Readonly<Record<StaffRoleName, 'needed' | 'possible' | 'none'>>;

/** What is done with an account; it ends for good. */
export const ACCOUNT_STEPS = ['signOut', 'password', 'resetFactor', 'end'] as const;
export type AccountStep = (typeof ACCOUNT_STEPS)[number];

/** Who does something with accounts; `staffId` null: a command of the operator. */
export interface AccountActor {
  readonly staffId: string | null;
  readonly role: StaffRoleName;
  /** '' without a clinic. */
  readonly depaCode: string;
}

/** The account that something is done with. */
export interface SteppedAccount {
  readonly staffId: string;
  readonly role: StaffRoleName;
  readonly depaCode: string | null;
  readonly isEnded: boolean;
}

/** Why a step is refused. */
export type StepRefusal = 'absent' | 'operatorOnly' | 'ended' | 'oneself' | 'lastOperator';

/** Roles that somebody gives to new accounts. */
export const rolesGivenBy = (role: StaffRoleName): readonly StaffRoleName[] =>
  role === 'operator' ? STAFF_ROLES : role === 'manager' ? ['desk'] : [];

/**
 * Why somebody may not do a step; null: they may. A manager looks after the desk accounts of their own clinic, the operator
 * after all; nobody ends themselves or takes their own second factor or password away, and one operator stays.
 * @param otherOperators operators besides the account
 */
export function stepRefusal(
  actor: AccountActor,
  account: SteppedAccount,
  step: AccountStep,
  otherOperators: number,
): StepRefusal | null {
  if (actor.role !== 'operator') {
    if (actor.role !== 'manager' || account.depaCode !== actor.depaCode) return 'absent';
    if (account.role !== 'desk') return 'operatorOnly';
  }
  if (account.isEnded) return 'ended';
  if (account.staffId === actor.staffId && step !== 'signOut') return 'oneself';
  if (step === 'end' && account.role === 'operator' && otherOperators === 0) return 'lastOperator';
  return null;
}
