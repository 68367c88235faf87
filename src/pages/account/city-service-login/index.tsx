import { useCallback, useEffect, useState } from 'react';
import { loginByCityService } from '@/shared/host/city-service-login';
import type { CityServiceOutcome } from '@/shared/host/city-service-login';
import { goOnSignedIn } from '@/shared/session/go-on-signed-in';
import { LOGIN_PATH_MESSAGES } from '@/shared/session/login-path-messages';
import { returnPath, returnQuery } from '@/shared/session/return-path-rules';
import { session } from '@/shared/session/session-store';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';

/** Login from the payment app's city service, with signed values in the URL (specification §4). */
export default function CityServiceLogin() {
  const t = useText(LOGIN_PATH_MESSAGES);
  const title = usePageTitle('cityServiceLogin');
  const query = useRouteQuery();
  const path = returnPath(query) ?? urlOf('home');
  const [outcome, setOutcome] = useState<CityServiceOutcome | null>(null);

  const begin = useCallback(() => {
    setOutcome(null);
    void loginByCityService(query).then((end) => {
      setOutcome(end);
      // Replaces this page, so that neither mobile nor signature stays in the history.
      if (end.status === 'done') goOnSignedIn(path);
    });
  }, [query, path]);
  useEffect(begin, [begin]);

  const bySms = {
    text: t('bySms'),
    onPress: () => void navigate.replace('login', { ...returnQuery(path), uFrom: session().uFrom }),
  };
  const home = { text: t('goHome'), onPress: () => void navigate.tab('home') };
  return (
    <Page title={title} back={false}>
      {outcome?.status === 'missing' ? (
        <Result
          kind="notice"
          title={t('cityMissing')}
          text={t('cityMissingText')}
          action={bySms}
          second={home}
        />
      ) : outcome?.status === 'refused' ? (
        <Result
          kind="failure"
          title={t('cityRefused')}
          text={outcome.reason}
          action={bySms}
          second={home}
        />
      ) : outcome?.status === 'failed' ? (
        <Result
          kind="failure"
          title={t('cityFailed')}
          text={t('cityFailedText')}
          action={{ text: t('again'), onPress: begin }}
          second={bySms}
        />
      ) : (
        <Result kind="waiting" title={t('cityGoing')} text={t('goingText')} />
      )}
    </Page>
  );
}
