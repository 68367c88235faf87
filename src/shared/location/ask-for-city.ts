import { textOf } from '@/i18n/messages';
import { currentRoute, navigate } from '@/routes/navigate';
import { showToast } from '@/ui/toast/toast';
import { CITY_PROMPT_DELAY } from './constants';
import { LOCATION_MESSAGES } from './messages';
import { useLocation } from './store';
import type { LocateOutcome } from './types';

/**
 * After a failure to locate the user, location turned off included (specification §4): a hint, and 1 s later the city
 * chooser. It does not open if the user has gone to another page or chosen a city within that second.
 */
export function askForCity(outcome: LocateOutcome): void {
  if (outcome.status === 'ok') return;
  showToast(textOf(LOCATION_MESSAGES)('locateFailedChoose'));
  const page = currentRoute()?.url;
  const { curCity } = useLocation.getState();
  setTimeout(() => {
    if (currentRoute()?.url === page && useLocation.getState().curCity === curCity) {
      void navigate.to('toggleCity');
    }
  }, CITY_PROMPT_DELAY);
}
