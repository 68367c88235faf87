import type { DoseReason, PlannedDose } from '@contract/plan/planned-dose';
import { useDateText } from '@/i18n/date-text';
import { textOf, useText } from '@/i18n/messages';
import { isNamedVaccine, VACCINE_NAMES } from '@/i18n/vaccine-names';
import { navigate } from '@/routes/navigate';
import { PLAN_MESSAGES } from './messages';
import { SEARCH_TERMS } from './names';
import type { SearchedVaccine } from './names';
import { ageUnit, brandName } from './view-rules';

/** Texts of a plan. */
export interface PlanText {
  readonly ageOf: (months: number) => string;
  /** By the catalogue’s code; a code without a name is shown as it is. */
  readonly nameOf: (code: string) => string;
  readonly doseOf: (dose: Pick<PlannedDose, 'code' | 'doseNo' | 'isNumbered'>) => string;
  readonly reasonOf: (dose: PlannedDose) => string;
  /** From when a dose can be given and by when it should be. */
  readonly datesOf: (dose: PlannedDose) => string;
}

export function usePlanText(): PlanText {
  const t = useText(PLAN_MESSAGES);
  const names = useText(VACCINE_NAMES);
  const dates = useDateText();
  const ageOf = (months: number): string => {
    const { unit, count } = ageUnit(months);
    if (unit === 'birth') return t('birth');
    return unit === 'months' && count === 1 ? t('oneMonth') : t(unit, { count });
  };
  const nameOf = (code: string): string => (isNamedVaccine(code) ? names(code) : code);
  const plain = (reason: Exclude<DoseReason, 'waitAge'>): string => t(reason);
  return {
    ageOf,
    nameOf,
    doseOf: (dose) => {
      const name = nameOf(brandName(dose));
      if (dose.doseNo === 0) return t('birthDose', { name });
      return dose.isNumbered ? t('dose', { name, doseNo: dose.doseNo }) : name;
    },
    reasonOf: (dose) =>
      dose.reason === 'waitAge' ? t('waitAge', { age: ageOf(dose.ageMonths) }) : plain(dose.reason),
    datesOf: ({ status, completeBefore }) => {
      if (completeBefore === null) return '';
      const day = dates.dayOfYear(completeBefore);
      return status === 'overdue' ? t('beforeWas', { day }) : t('before', { day });
    },
  };
}

/** Opens the catalogue at a vaccine, free or paid. Neither the person nor a day is part of the address. */
export function findVaccine(code: SearchedVaccine, category: 'free' | 'paid'): void {
  void navigate.to('vaccineList', { keyword: textOf(SEARCH_TERMS)(code), category });
}
