import { useEffect } from 'react';
import { OpenInBrowser } from '@/shared/partner/components/open-in-browser';
import { PARTNER_MESSAGES } from '@/shared/partner/messages';
import { useText } from '@/i18n/messages';
import { goToStore } from '@/platform/open-app';
import { hasApp } from '@/platform/open-app/has-app';
import { runtime } from '@/platform/runtime';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';

/** Redirects to the app's download for this phone (specification §4). */
export default function DownloadApp() {
  const t = useText(PARTNER_MESSAGES);
  const title = usePageTitle('downloadApp');
  const isMessenger = runtime().kind === 'wechat';
  useEffect(() => {
    if (!isMessenger && hasApp()) void goToStore();
  }, [isMessenger]);
  const stay = { text: t('stayHere'), onPress: () => void navigate.tab('home') };
  return (
    <Page title={title}>
      {!hasApp() ? (
        <Result kind="notice" title={t('noApp')} text={t('noAppText')} action={stay} />
      ) : isMessenger ? (
        <OpenInBrowser path={urlOf('downloadApp')} />
      ) : (
        <Result
          kind="waiting"
          title={t('downloading')}
          text={t('downloadingText')}
          action={{ text: t('downloadAgain'), onPress: () => void goToStore() }}
          second={stay}
        />
      )}
    </Page>
  );
}
