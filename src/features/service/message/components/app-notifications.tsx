import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { appBridge } from '@/platform/app-bridge';
import { PERMISSION } from '@/platform/app-bridge/types';
import { onAppShow } from '@/platform/lifecycle';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { MESSAGE_MESSAGES } from '../messages';

/** Whether the phone rejects the native app's notifications; asked again after a visit to the phone's settings. */
function useIsRejected(): boolean {
  const [rejected, setRejected] = useState(false);
  useEffect(() => {
    if (!appBridge.isInApp()) return undefined;
    const ask = (): void =>
      void appBridge.permission('notification').then(
        (state) => setRejected(state === PERMISSION.REJECT),
        // An app that does not know the call: nothing is known, so nothing is said.
        () => setRejected(false),
      );
    ask();
    return onAppShow(ask);
  }, []);
  return rejected;
}

/** In the native app: says that reminders do not reach the phone while it rejects the app's notifications. */
export function AppNotifications() {
  const t = useText(MESSAGE_MESSAGES);
  const product = productName();
  const rejected = useIsRejected();
  return (
    <View>
      {rejected ? (
        <NoticeBar tone="warning" title={t('phoneOff', { product })}>
          {t('phoneOffText', { product })}
        </NoticeBar>
      ) : null}
    </View>
  );
}
