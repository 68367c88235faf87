import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { openLink } from '@/platform/app-bridge/launch-link';
import { runtime } from '@/platform/runtime';
import { SETTINGS } from '@/platform/settings/settings';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import { useTheme } from '@/ui/theme/theme-store';
import { closeAppHint, useAppHint } from '../app-hint-store';
import { EXTERNAL_LINK_MESSAGES } from '../messages';
import { openAppHere } from '../open-app-here';
import styles from './app-hint-bar.module.scss';

/** App-download bar: shown while the store's flag is set, only in browsers (specification §2), never in large type. */
export function AppHintBar() {
  const t = useText(EXTERNAL_LINK_MESSAGES);
  const { appHintShow, appHintAppLink } = useAppHint();
  const { large } = useTheme();
  if (!appHintShow || large || runtime().kind !== 'browser') return null;
  const link = appHintAppLink || openLink(SETTINGS.app.scheme, '');
  return (
    <View className={styles.place}>
      <View className={styles.bar} {...semantics({ role: 'complementary', label: t('openApp') })}>
        <View className={styles.text}>{t('hint', { product: productName() })}</View>
        <Button size="sm" onPress={() => void openAppHere(link)}>
          {t('openApp')}
        </Button>
        <View
          className={styles.close}
          {...pressable({ label: t('hintClose'), onPress: closeAppHint })}
        >
          <Icon name="x" size="md" />
        </View>
      </View>
    </View>
  );
}
