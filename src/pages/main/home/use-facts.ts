import type { DataOf } from '@contract/endpoints';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { HOME_MESSAGES } from './messages';

/** How many of a region's clinics have places, and from which day; without a network the answer may be days old. */
export function useFacts(
  clinics: DataOf<'GET /department/department/nearbyDepartment.do'> | undefined,
): readonly string[] {
  const t = useText(HOME_MESSAGES);
  const dates = useDateText();
  if (!clinics || clinics.total === 0) return [];
  const { total, isMore, firstFreeDay: first } = clinics;
  const count = t(isMore ? 'heroFreeMore' : 'heroFree', { count: total });
  const today = serverToday();
  if (!first || first < today) return [count];
  return [count, first === today ? t('heroToday') : t('heroNear', { day: dates.day(first) })];
}
