import { create } from 'zustand';
import { onSignOut } from '@/features/account/session-store';

/** Whose plan is looked at, for as long as the app runs; nothing of it is written down. */
interface PlanChoice {
  readonly linkmanId: string | null;
  /** A visitor’s, `YYYY-MM-DD` or ''. */
  readonly birthday: string;
  readonly sex: 1 | 2 | null;
  /** What the visitor’s has been given: up to an age in months; 'none'; '' while not said. */
  readonly assumedUpTo: number | 'none' | '';
  /** Vaccine to be booked, by its code in the plan; null while none is. */
  readonly asked: string | null;
  /** Day of a dose that was noted and is to be looked at, `YYYY-MM-DD`; null for none. */
  readonly notedOn: string | null;
}

const NOBODY: PlanChoice = {
  linkmanId: null,
  birthday: '',
  sex: null,
  assumedUpTo: '',
  asked: null,
  notedOn: null,
};

export const usePlanChoice = create<PlanChoice>(() => NOBODY);

export const choosePlan = (choice: Partial<PlanChoice>): void => usePlanChoice.setState(choice);

onSignOut(() => usePlanChoice.setState(NOBODY));
