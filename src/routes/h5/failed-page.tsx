import { useState } from 'react';
import type { ComponentType } from 'react';
import { useText } from '@/i18n/messages';
import { ErrorBlock } from '@/ui/state/error-block';
import { Page } from '@/ui/page/page';
import { ROUTER_MESSAGES } from './messages';

/** Shown instead of a page whose code failed to load; a retry replaces it by the real page. */
export function failedPage(load: () => Promise<ComponentType>): ComponentType {
  return function FailedPage() {
    const t = useText(ROUTER_MESSAGES);
    const [loaded, setLoaded] = useState<{ readonly Content: ComponentType }>();
    const [busy, setBusy] = useState(false);
    const retry = (): void => {
      setBusy(true);
      load().then(
        (Content) => setLoaded({ Content }),
        () => setBusy(false),
      );
    };
    if (loaded) return <loaded.Content />;
    const again = { text: t('retry'), onPress: retry, busy };
    return (
      <Page title={t('failedTitle')}>
        <ErrorBlock title={t('failedTitle')} reason={t('failedReason')} action={again} />
      </Page>
    );
  };
}
