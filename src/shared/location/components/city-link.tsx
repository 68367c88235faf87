import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import { CITY_MESSAGES } from '../city-messages';
import styles from './city-link.module.scss';

/** The current region; opens the city chooser. */
export function CityLink({ name }: { readonly name: string }) {
  const t = useText(CITY_MESSAGES);
  return (
    <View
      className={styles.city}
      {...pressable({
        role: 'link',
        label: t('cityNow', { city: name }),
        onPress: () => void navigate.to('toggleCity'),
      })}
    >
      <Icon name="map-pin" size="md" className={styles.pin} />
      <View className={styles.name}>{name}</View>
      <Icon name="chevron-down" size="sm" />
    </View>
  );
}
