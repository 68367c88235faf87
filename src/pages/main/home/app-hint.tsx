import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { runtime } from '@/platform/runtime';
import { navigate } from '@/routes/navigate';
import { localEntries } from '@/storage/storage';
import { pressable } from '@/ui/a11y/press';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import { useTheme } from '@/ui/theme/theme-store';
import { HOME_MESSAGES } from './messages';
import styles from './app-hint.module.scss';

const CLOSED_ENTRY = 'appHintClosed';
/** ms that a closed hint stays away. */
const CLOSED_FOR = 30 * 86_400_000;

/** App-download bar (specification §2): in plain browsers only, never in large type, and gone once closed. */
export function AppHint() {
  const t = useText(HOME_MESSAGES);
  const { large } = useTheme();
  const [isOpen, setOpen] = useState(
    () => runtime().kind === 'browser' && !localEntries.read<boolean>(CLOSED_ENTRY),
  );
  const close = (): void => {
    setOpen(false);
    const expiry = { mode: 'relative', duration: CLOSED_FOR } as const;
    localEntries.write(CLOSED_ENTRY, { val: true, expiry });
  };
  if (!isOpen || large) return null;
  return (
    <View className={styles.bar}>
      <View className={styles.text}>{t('appHint', { product: PRODUCT_NAME })}</View>
      <Button size="sm" kind="secondary" onPress={() => void navigate.to('openApp')}>
        {t('appOpen')}
      </Button>
      <View className={styles.close} {...pressable({ label: t('appClose'), onPress: close })}>
        <Icon name="x" size="md" />
      </View>
    </View>
  );
}
