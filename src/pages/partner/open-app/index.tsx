import { useCallback, useEffect, useState } from 'react';
import { openAppHere } from '@/features/content/external-link/open-app-here';
import { OpenInBrowser } from '@/shared/partner/components/open-in-browser';
import { goOn } from '@/shared/partner/entry';
import { launchForOutsideUser, outsideUserCodeOf } from '@/shared/partner/launch-for-outside-user';
import { PARTNER_MESSAGES } from '@/shared/partner/messages';
import { appLinkOf } from '@/shared/partner/own-link';
import { useText } from '@/i18n/messages';
import { goToStore } from '@/platform/open-app';
import { hasApp } from '@/platform/open-app/has-app';
import type { OpenAppOutcome } from '@/platform/open-app/types';
import { runtime } from '@/platform/runtime';
import { useRouteQuery } from '@/routes/hooks';
import { urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import type { Query } from '@/routes/query';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';

/** In the app, goes on; with the code of an outside system's user, only where the app is not launched for that user. */
async function goOnInApp(query: Query): Promise<void> {
  const code = outsideUserCodeOf(query);
  if (!code || !(await launchForOutsideUser(code))) await goOn(query);
}

/** Opens the installed app at once, or the store if it is not installed (specification §4). */
export default function OpenApp() {
  const t = useText(PARTNER_MESSAGES);
  const title = usePageTitle('openApp');
  const query = useRouteQuery();
  const [outcome, setOutcome] = useState<OpenAppOutcome | null>(null);
  const { kind } = runtime();

  const open = useCallback(() => {
    setOutcome(null);
    void openAppHere(appLinkOf(query)).then(setOutcome);
  }, [query]);

  useEffect(() => {
    if (kind === 'app') void goOnInApp(query);
    else if (kind !== 'wechat' && hasApp()) open();
  }, [kind, open, query]);

  if (kind === 'wechat') {
    return (
      <Page title={title}>
        <OpenInBrowser path={urlOf('openApp', query)} />
      </Page>
    );
  }
  const stay = { text: t('stayHere'), onPress: () => void goOn(query) };
  return (
    <Page title={title}>
      {kind !== 'app' && !hasApp() ? (
        <Result kind="notice" title={t('noApp')} text={t('noAppText')} action={stay} />
      ) : outcome === null ? (
        <Result kind="waiting" title={t('opening')} text={t('openingText')} second={stay} />
      ) : outcome === 'opened' ? (
        <Result
          kind="success"
          title={t('opened')}
          text={t('openedText')}
          action={{ text: t('again'), onPress: open }}
          second={stay}
        />
      ) : (
        <Result
          kind="notice"
          title={t('missing')}
          text={t('missingText')}
          action={{ text: t('download'), onPress: () => void goToStore() }}
          second={stay}
        />
      )}
    </Page>
  );
}
