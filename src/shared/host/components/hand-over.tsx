import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import type { RouteName } from '@/routes/table';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';
import { goOnSignedIn } from '@/shared/session/go-on-signed-in';
import { forgetHandOver, noteHandOver, wasHandedOver } from '../hand-over-marker';
import { signInByHost } from '../host-account';
import type { HostPlatform } from '../host-account';
import { LOGIN_PATH_MESSAGES } from '@/shared/session/login-path-messages';
import { returnQuery } from '@/shared/session/return-path-rules';
import { session, useSession } from '@/shared/session/session-store';

/** ms after which alternatives are offered, if the platform's page does not appear. */
const PATIENCE = 3000;

export interface HandOverProps {
  readonly route: RouteName;
  readonly platform: HostPlatform;
  /** Whether this page runs where the platform's login is available; elsewhere our own login is used. */
  readonly suits: boolean;
  /** Path of ours that the login leads to. */
  readonly path: string;
}

/** Shown during a platform's login; a user who returns without a sign-in gets alternatives. */
export function HandOver({ route, platform, suits, path }: HandOverProps) {
  const t = useText(LOGIN_PATH_MESSAGES);
  const title = usePageTitle(route);
  const query = useRouteQuery();
  const isLogin = useSession((state) => state.isLogin);
  const [isStuck, setStuck] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const bySms = useCallback(
    () => void navigate.replace('login', { ...returnQuery(path), uFrom: session().uFrom }),
    [path],
  );
  const begin = useCallback(() => {
    setStuck(false);
    noteHandOver(platform);
    timer.current = setTimeout(() => setStuck(true), PATIENCE);
    void signInByHost(platform, urlOf(route, query)).then((outcome) => {
      if (outcome === 'failed') setStuck(true);
    });
  }, [platform, route, query]);

  useEffect(() => {
    if (isLogin) {
      forgetHandOver(platform);
      goOnSignedIn(path);
    } else if (!suits) bySms();
    else if (wasHandedOver(platform)) setStuck(true);
    else begin();
    return () => clearTimeout(timer.current);
  }, [isLogin, suits, platform, path, bySms, begin]);

  return (
    <Page title={title} back={false}>
      {isStuck ? (
        <Result
          kind="notice"
          title={t('stuck')}
          text={t('stuckText')}
          action={{ text: t('again'), onPress: begin }}
          second={{ text: t('bySms'), onPress: bySms }}
        />
      ) : (
        <Result kind="waiting" title={t('going')} text={t('goingText')} />
      )}
    </Page>
  );
}
