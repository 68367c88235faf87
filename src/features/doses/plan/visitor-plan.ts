import { ageInYears } from '@contract/linkman/age-rules';
import type { Sex } from '@contract/linkman/document-rules';
import { createSessionDraft } from '@/shared/session/session-draft';
import { uuid } from '@/platform/secure-random/ids';
import { saveDoseHistory } from './api';

/** What a visitor entered for a plan. It outlives the sign-in, so that nobody enters it again for a family member. */
export interface VisitorPlan {
  /** `YYYY-MM-DD` or ''. */
  readonly birthday: string;
  readonly sex: Sex | null;
  /** Doses assumed as administered: up to an age in months; 'none'; '' while unanswered. */
  readonly assumedUpTo: number | 'none' | '';
  /** Batch key of its doses, once the user wants them on record; '' before. */
  readonly batchKey: string;
  /** The plan page does not offer it any more; the form of a new member does. */
  readonly isDeclined: boolean;
}

const NOTHING: VisitorPlan = {
  birthday: '',
  sex: null,
  assumedUpTo: '',
  batchKey: '',
  isDeclined: false,
};

/** On this device only, until the user agrees: see {@link agreeToVisitorPlan}. */
export const useVisitorPlan = createSessionDraft<VisitorPlan>('visitorPlan', NOTHING, {
  isEmpty: ({ birthday, sex }) => birthday === '' && sex === null,
});

/** Changes what the visitor entered; another person's doses are asked for again. */
export const changeVisitorPlan = (
  change: Partial<Pick<VisitorPlan, 'birthday' | 'sex' | 'assumedUpTo'>>,
): void => useVisitorPlan.setState({ assumedUpTo: '', batchKey: '', isDeclined: false, ...change });

export const declineVisitorPlan = (): void => useVisitorPlan.setState({ isDeclined: true });

export const forgetVisitorPlan = (): void => useVisitorPlan.setState(NOTHING, true);

/** Age, in years, from which plans of boys and girls differ: the first HPV vaccines are licensed from then on. */
const SEX_AGE = 9;

/** Whether a plan needs the sex: for a small child nobody is asked. @param today `YYYY-MM-DD` */
export const asksSex = (birthday: string, today: string): boolean =>
  ageInYears(birthday, today) >= SEX_AGE;

interface Body {
  readonly birthday: string;
  readonly sex: Sex | null;
}

/** Whether the plan was made for somebody of this birthday and, where it was asked for, sex. */
export const isPlanOf = (plan: VisitorPlan, { birthday, sex }: Body): boolean =>
  plan.birthday !== '' && plan.birthday === birthday && (plan.sex === null || plan.sex === sex);

/** The user wants the plan's person in their family, with the doses. Nothing is sent yet. */
export async function agreeToVisitorPlan(): Promise<void> {
  if (useVisitorPlan.getState().batchKey) return;
  const batchKey = await uuid();
  useVisitorPlan.setState({ batchKey });
}

/**
 * Notes the plan's doses for a family member, where the user agreed and it is the same person; the plan is forgotten then.
 * After a failure it stays, and the plan page offers it again.
 * @throws ApiError
 */
export async function noteVisitorDoses(
  member: Body & { readonly linkmanId: string },
): Promise<void> {
  const plan = useVisitorPlan.getState();
  const { batchKey, assumedUpTo } = plan;
  if (batchKey === '' || !isPlanOf(plan, member)) return;
  const upToMonths = assumedUpTo === 'none' ? null : assumedUpTo;
  if (upToMonths !== '')
    await saveDoseHistory({ linkmanId: member.linkmanId, batchKey, upToMonths });
  forgetVisitorPlan();
}
