import type { Translate } from '@/i18n/messages';
import type { Region } from '@/shared/location/region-rules';
import type { LIST_MESSAGES } from './list-messages';

/** From where distances in a list are measured. */
export function orderNote(
  t: Translate<(typeof LIST_MESSAGES)['zh-CN']>,
  { origin, measuredFrom }: Region,
): string {
  if (!origin) return t('byNothing');
  return t(measuredFrom === 'user' ? 'byUser' : 'byCentre');
}
