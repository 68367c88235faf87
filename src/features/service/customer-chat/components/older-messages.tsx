import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/messages';
import { watchNearness } from '@/platform/nearness';
import { Button } from '@/ui/button/button';
import { useUid } from '@/ui/uid';
import { loadOlder } from '../chat-session';
import { SERVICE_MESSAGES } from '../messages';

/** Loads earlier messages by a button; in mini-programs also once it is scrolled into view. */
export function OlderMessages({ oldest }: { readonly oldest: number }) {
  const t = useText(SERVICE_MESSAGES);
  const id = useUid('older');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const hasMore = oldest > 1;
  const load = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    await loadOlder().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (!hasMore) return undefined;
    let wasAway = false;
    return watchNearness(id, 0, ({ isNear }) => {
      // At first the page has not been scrolled to its end yet.
      if (isNear && wasAway) void latest.current();
      wasAway ||= !isNear;
    });
  }, [id, hasMore, oldest]);
  return (
    <View id={id}>
      {hasMore ? (
        <Button block kind="text" size="sm" loading={state === 'busy'} onPress={() => void load()}>
          {t(state === 'failed' ? 'olderFailed' : 'older')}
        </Button>
      ) : null}
    </View>
  );
}
