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
  /** Vaccines for which the usual clinic was opened at once: who comes back to one wants to choose. */
  readonly usualTried: readonly string[];
  /**
   * How far a visitor is who wants to book what is due: after the sign-in the member's form comes by itself, and the clinics
   * once that is saved. The page is built anew meanwhile.
   */
  readonly visitRequest: 'none' | 'wanted' | 'adding';
  /** Member for whom the clinics for everything due are shown; null for none. */
  readonly visitOf: string | null;
  /** Day of a self-reported dose to be shown, `YYYY-MM-DD`; null for none. */
  readonly notedOn: string | null;
  /** Dose whose form opens by itself, by the code of its product; null for none. */
  readonly toReport: { readonly code: string; readonly doseNo: number } | null;
}

const NO_CHOICE: PlanChoice = {
  linkmanId: null,
  health: { answers: {}, days: {} },
  asked: null,
  usualTried: [],
  visitRequest: 'none',
  visitOf: null,
  notedOn: null,
  toReport: null,
};

export const usePlanChoice = create<PlanChoice>(() => NO_CHOICE);

export const choosePlan = (choice: Partial<PlanChoice>): void => usePlanChoice.setState(choice);

onSignOut(() => usePlanChoice.setState(NO_CHOICE));
