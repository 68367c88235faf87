import type { HealthAnswers } from '@contract/health/profile-rules';
import { create } from 'zustand';
import { onSignOut } from '@/shared/session/session-store';

/** The plan that is shown. In memory only; nothing of it is stored. */
interface PlanChoice {
  readonly linkmanId: string | null;
  /** What a visitor answered about their health. */
  readonly health: HealthAnswers;
  /** Vaccine to be booked, by its code in the plan; null while none is. */
  readonly asked: string | null;
  /** Day of a self-reported dose to be shown, `YYYY-MM-DD`; null for none. */
  readonly notedOn: string | null;
}

const NO_CHOICE: PlanChoice = {
  linkmanId: null,
  health: { answers: {}, days: {} },
  asked: null,
  notedOn: null,
};

export const usePlanChoice = create<PlanChoice>(() => NO_CHOICE);

export const choosePlan = (choice: Partial<PlanChoice>): void => usePlanChoice.setState(choice);

onSignOut(() => usePlanChoice.setState(NO_CHOICE));
