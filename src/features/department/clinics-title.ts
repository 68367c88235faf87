import type { Translate } from '@/i18n/messages';
import type { Region } from '@/features/location/region-rules';
import type { DEPARTMENT_MESSAGES } from './messages';

/** From where distances in a list count, said honestly. */
export function orderNote(
  t: Translate<(typeof DEPARTMENT_MESSAGES)['zh-CN']>,
  { origin, measuredFrom }: Region,
): string {
  if (!origin) return t('byNothing');
  return t(measuredFrom === 'user' ? 'byUser' : 'byCentre');
}
