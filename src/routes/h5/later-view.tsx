import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useText } from '@/i18n/messages';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { wait } from '@/platform/wait/wait';
import { Page } from '@/ui/page/page';
import type { SkeletonProps } from '@/ui/state/skeleton';
import { usePageTitle } from '../page-title';
import type { RouteName } from '../table';
import { ROUTER_MESSAGES } from './messages';

/** What a page shows once its data is there, in a chunk of its own. */
export interface LaterView<Props> {
  /** The page's placeholder until the code has arrived; an error with retry if it does not. */
  readonly View: ComponentType<Props>;
  /** Asks for the code, so that it is there when the data is. A failure shows when the view does. */
  readonly prepare: () => void;
}

/**
 * Splits a detail page: a link opened from outside draws the page's frame and asks for its data first, and for the code
 * that shows the data together with it.
 * @param name route of the page, for its title
 * @param load imports the view
 * @param loading shape of the placeholder until then
 */
export function laterView<Props extends object>(
  name: RouteName,
  load: () => Promise<ComponentType<Props>>,
  loading: SkeletonProps['shape'] = 'detail',
): LaterView<Props> {
  let loaded: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  const fetch = (): Promise<void> =>
    // In a task of its own, so that the frame shows before.
    (fetching ??= wait(0)
      .then(() => loadChunk(load))
      .then(
        (view) => void (loaded = view),
        (error: unknown) => {
          fetching = undefined;
          throw error;
        },
      ));

  function View(props: Props) {
    const title = usePageTitle(name);
    const t = useText(ROUTER_MESSAGES);
    const [state, setState] = useState<'waiting' | 'failed' | 'there'>(
      loaded ? 'there' : 'waiting',
    );
    const start = useCallback(() => {
      setState('waiting');
      fetch().then(
        // In pieces, so that taps are answered meanwhile.
        () => startTransition(() => setState('there')),
        () => setState('failed'),
      );
    }, []);
    useEffect(() => {
      if (!loaded) start();
    }, [start]);
    const Loaded = loaded;
    if (state === 'there' && Loaded) return <Loaded {...props} />;
    const error =
      state === 'failed'
        ? { title: t('failedTitle'), reason: t('failedReason'), onRetry: start }
        : undefined;
    return <Page title={title} loading={loading} error={error} />;
  }

  return { View, prepare: () => void fetch().catch(() => undefined) };
}
