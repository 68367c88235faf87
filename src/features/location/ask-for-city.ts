import { textOf } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { showToast } from '@/ui/toast/toast';
import { CITY_PROMPT_DELAY } from './constants';
import { LOCATION_MESSAGES } from './messages';
import { useLocation } from './store';
import type { LocateOutcome } from './types';

/**
 * After a failure to find the user (specification §4): a hint, and 1 s later the city chooser, unless a city is
 * known by then and the page can go on with that one.
 */
export function askForCity(outcome: LocateOutcome): void {
  if (outcome.status === 'ok') return;
  const t = textOf(LOCATION_MESSAGES);
  if (useLocation.getState().curCity) {
    showToast(t('locateFailedKeep'));
    return;
  }
  showToast(t('locateFailedChoose'));
  setTimeout(() => {
    if (!useLocation.getState().curCity) void navigate.to('toggleCity');
  }, CITY_PROMPT_DELAY);
}
