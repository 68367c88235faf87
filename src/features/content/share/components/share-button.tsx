import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { isMiniApp } from '@/platform/runtime/mini-app';
import { sharing } from '@/platform/share';
import type { Shared } from '@/platform/share/types';
import { currentRoute } from '@/routes/navigate';
import { EVENT, track } from '@/telemetry/track';
import { Button } from '@/ui/button/button';
import { showToast } from '@/ui/toast/toast';
import { SHARE_MESSAGES } from '../messages';
import { ShareHint } from './share-hint';

/** Shares the page: by the platform's button in mini-programs, by the menu in a messaging app, by a link elsewhere. */
export function ShareButton({ shared }: { readonly shared: Shared }) {
  const t = useText(SHARE_MESSAGES);
  const [isHinting, setHinting] = useState(false);
  const report = (way: string): void => track(EVENT.SHARE, { route: currentRoute()?.name, way });
  const share = async (): Promise<void> => {
    const outcome = await sharing.share(shared);
    report(outcome);
    if (outcome === 'copied') showToast(t('copied'), 'success');
    if (outcome === 'menu') setHinting(true);
  };
  const isMini = isMiniApp();
  return (
    <View>
      <Button
        kind="secondary"
        icon="share-2"
        block
        openType={isMini ? 'share' : undefined}
        onPress={isMini ? () => report('menu') : () => void share()}
      >
        {t('share')}
      </Button>
      <ShareHint open={isHinting} onClose={() => setHinting(false)} />
    </View>
  );
}
