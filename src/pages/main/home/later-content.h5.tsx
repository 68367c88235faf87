import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { useText } from '@/i18n/messages';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import type { HomeContentProps } from './home-content';
import { HOME_MESSAGES } from './messages';

type Content = ComponentType<HomeContentProps>;

let loaded: Content | undefined;

/** Content that waits for data anyway: its code loads in parallel with the data, after the first paint. */
export function LaterContent(props: HomeContentProps) {
  const t = useText(HOME_MESSAGES);
  const [view, setView] = useState<{ readonly Content?: Content; readonly failed?: boolean }>({
    Content: loaded,
  });
  const load = useCallback(() => {
    setView({});
    loadChunk(() => import('./home-content')).then(
      ({ HomeContent }) => {
        loaded = HomeContent;
        setView({ Content: HomeContent });
      },
      () => setView({ failed: true }),
    );
  }, []);
  useEffect(() => {
    if (!loaded) load();
  }, [load]);
  if (view.failed)
    return <ErrorBlock title={t('failed')} reason={t('someFailed')} onRetry={load} />;
  return view.Content ? <view.Content {...props} /> : <Skeleton shape="list" count={3} />;
}
