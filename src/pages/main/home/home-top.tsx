import { View } from '@tarojs/components';
import { CityLink } from '@/shared/location/components/city-link';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import { SearchLink } from '@/ui/search/search-link';
import { setTheme, useTheme } from '@/ui/theme/theme-store';
import { HOME_FRAME_MESSAGES } from './frame-messages';
import styles from './home-top.module.scss';

/** Region, search, and the large-type switch. */
export function HomeTop({ regionName }: { readonly regionName: string }) {
  const t = useText(HOME_FRAME_MESSAGES);
  const { large } = useTheme();
  return (
    <View className={styles.top}>
      <View className={styles.row}>
        <CityLink name={regionName} />
        <View
          className={styles.large}
          {...pressable({
            role: 'switch',
            checked: large,
            label: t('largeSpoken'),
            onPress: () => setTheme({ large: !large }),
          })}
        >
          <Icon name="a-large-small" size="md" className={styles.sign} />
          {large ? t('largeOff') : t('largeOn')}
        </View>
      </View>
      <View className={styles.search}>
        <SearchLink placeholder={t('searchHint')} onPress={() => void navigate.to('search')} />
      </View>
    </View>
  );
}
