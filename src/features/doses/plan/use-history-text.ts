import type { EstimatedDose } from '@contract/plan/history-rules';
import { useText } from '@/i18n/messages';
import { HISTORY_MESSAGES } from './history-messages';
import { usePlanText } from './use-plan-text';

/** Texts about doses that were reported at once. */
export interface HistoryText {
  /** "All due up to 18 months were given." */
  readonly upTo: (months: number) => string;
  /** Vaccines with the number of their doses, one per line. */
  readonly summary: (doses: readonly EstimatedDose[]) => string;
}

export function useHistoryText(): HistoryText {
  const t = useText(HISTORY_MESSAGES);
  const { ageOf, nameOf } = usePlanText();
  return {
    upTo: (months) => (months === 0 ? t('upToBirth') : t('upToAge', { age: ageOf(months) })),
    summary: (doses) =>
      [...new Set(doses.map(({ code }) => code))]
        .map((code) =>
          t('bulkLine', {
            name: nameOf(code),
            count: doses.filter((dose) => dose.code === code).length,
          }),
        )
        .join(t('between')),
  };
}
