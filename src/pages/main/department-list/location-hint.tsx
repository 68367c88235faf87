import { useEffect } from 'react';
import { LIST_MESSAGES } from '@/features/clinics/clinic/list-messages';
import { wasAllowed } from '@/shared/location/allowed';
import { askForCity } from '@/shared/location/ask-for-city';
import type { Region } from '@/shared/location/region-rules';
import { useLocation } from '@/shared/location/store';
import { useLocate } from '@/shared/location/use-locate';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';

/** Offers to measure distances from the user, and says why; hidden if already done. */
export function LocationHint({ region }: { readonly region: Region }) {
  const t = useText(LIST_MESSAGES);
  const { isBusy, run } = useLocate();
  const isKnown = useLocation((state) => state.location !== null);
  useEffect(() => {
    // If permission was granted before, locating shows no prompt.
    if (!wasAllowed()) return;
    void run().then((outcome) => {
      if (useLocation.getState().curCity === null) askForCity(outcome);
    });
  }, [run]);
  const locate = async (): Promise<void> => askForCity(await run(true));
  return (
    <Optional>
      {isKnown || region.measuredFrom === 'user' ? null : (
        <NoticeBar
          title={t('allowTitle')}
          action={{ text: isBusy ? t('locating') : t('allow'), onPress: () => void locate() }}
        >
          {t('allowText')}
        </NoticeBar>
      )}
    </Optional>
  );
}
