import { useText } from '@/i18n/messages';
import { showToast } from '@/ui/toast/toast';
import { CATALOGUE_MESSAGES } from './catalogue-messages';
import type { Saved } from './use-clinic-change';

/** Says that a change is saved, and how many appointments were told. */
export function useSavedToast(): (saved: Saved) => void {
  const t = useText(CATALOGUE_MESSAGES);
  return ({ told }) =>
    showToast(told > 0 ? t('savedNotified', { count: told }) : t('saved'), 'success');
}
