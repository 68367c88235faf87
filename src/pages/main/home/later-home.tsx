import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { services } from '@/routes/h5/services';
import { useText } from '@/i18n/messages';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import type { LiveHomeProps } from './live-home';
import { HOME_FRAME_MESSAGES } from './frame-messages';

type Content = ComponentType<LiveHomeProps>;

let loaded: Content | undefined;

/** Loads the part that needs data, beside the services that it needs. */
async function load(): Promise<Content> {
  const [{ LiveHome }] = await Promise.all([
    loadChunk(() => import(/* webpackChunkName: "live-home" */ './live-home')),
    services(),
  ]);
  loaded = LiveHome;
  return LiveHome;
}

/** The part of home that needs data: a placeholder until its code has arrived. */
export function LaterHome(props: LiveHomeProps) {
  const t = useText(HOME_FRAME_MESSAGES);
  const [view, setView] = useState<{ readonly Content?: Content; readonly failed?: boolean }>({
    Content: loaded,
  });
  const start = useCallback(() => {
    setView({});
    load().then(
      (Content) => setView({ Content }),
      () => setView({ failed: true }),
    );
  }, []);
  useEffect(() => {
    if (!loaded) start();
  }, [start]);
  if (view.failed)
    return <ErrorBlock title={t('failed')} reason={t('someFailed')} onRetry={start} />;
  return view.Content ? <view.Content {...props} /> : <Skeleton shape="list" count={3} />;
}
