import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { RouteName } from '@/routes/table';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/icons';
import { HOME_FRAME_MESSAGES } from './frame-messages';
import styles from './quick-entries.module.scss';

interface Entry {
  readonly label: 'catalogue' | 'plan' | 'orders' | 'family';
  readonly icon: IconName;
  readonly route: RouteName;
}

const ENTRIES: readonly Entry[] = [
  { label: 'orders', icon: 'clipboard-list', route: 'orderList' },
  { label: 'plan', icon: 'calendar-check', route: 'vaccinePlan' },
  { label: 'family', icon: 'users', route: 'memberList' },
  { label: 'catalogue', icon: 'book-open', route: 'vaccineList' },
];

/** The four most used entries after booking. */
export function QuickEntries() {
  const t = useText(HOME_FRAME_MESSAGES);
  return (
    <View className={styles.entries} {...semantics({ role: 'navigation', label: t('entries') })}>
      {ENTRIES.map(({ label, icon, route }) => (
        <View
          key={label}
          className={styles.entry}
          {...pressable({ role: 'link', onPress: () => void navigate.to(route) })}
        >
          <View className={styles.plate}>
            <Icon name={icon} size="lg" />
          </View>
          <View className={styles.label}>{t(label)}</View>
        </View>
      ))}
    </View>
  );
}
