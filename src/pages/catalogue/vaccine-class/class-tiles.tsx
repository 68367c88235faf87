import { View } from '@tarojs/components';
import type { CatalogNode } from '@contract/vaccine/endpoints';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import styles from './class-tiles.module.scss';

/** Classes side by side, each with the number of its vaccines. */
export function ClassTiles({ classes }: { readonly classes: readonly CatalogNode[] }) {
  const t = useText(CATALOGUE_MESSAGES);
  return (
    <View className={styles.tiles}>
      {classes.map(({ catalogId, name, productCount }) => (
        <View
          key={catalogId}
          className={styles.tile}
          {...pressable({
            role: 'link',
            onPress: () => void navigate.to('vaccineList', { catalogId, name }),
          })}
        >
          <View className={styles.name}>{name}</View>
          <View className={styles.count}>{t('count', { count: productCount })}</View>
        </View>
      ))}
    </View>
  );
}
