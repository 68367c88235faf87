import type { ProductCard } from '@contract/vaccine/endpoints';
import type { Translate } from '@/i18n/messages';
import type { VACCINE_MESSAGES } from './messages';

/** How many clinics of a region have a vaccine, and how many of them have a free slot. */
export function clinicsText(
  t: Translate<(typeof VACCINE_MESSAGES)['zh-CN']>,
  { departmentCount: count, freeDepartmentCount: free }: ProductCard,
  region: string,
): string {
  if (count === 0) return t('noClinics', { region });
  if (free === null) return t('clinics', { region, count });
  return free === 0
    ? t('clinicsFull', { region, count })
    : t('clinicsFree', { region, count, free });
}
