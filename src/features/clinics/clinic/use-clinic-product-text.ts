import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import type { ClinicProductState } from './clinic-product-rules';
import { DEPARTMENT_MESSAGES } from './messages';

/** Says of a clinic in a list when a product can be had there. */
export function useClinicProductText(): (state: ClinicProductState) => string {
  const t = useText(DEPARTMENT_MESSAGES);
  const dates = useDateText();
  return (state) => {
    switch (state.kind) {
      case 'free':
        return t('nextFree', { day: dates.day(state.day, serverToday()) });
      case 'release':
        return t(state.releaseId === null ? 'release' : 'releaseQueue', {
          time: dates.dateTime(state.at),
        });
      case 'soldOut':
        return t('noFreeWait');
      case 'outOfStock':
        return t('outOfStock');
    }
  };
}
