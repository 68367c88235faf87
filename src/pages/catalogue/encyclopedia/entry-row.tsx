import { View } from '@tarojs/components';
import { memo } from 'react';
import type { EncyclopediaCard } from '@contract/vaccine/endpoints';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import styles from './entry-row.module.scss';

export interface EntryRowProps {
  readonly entry: EncyclopediaCard;
  readonly onOpen: (encyclopediaId: string) => void;
}

/** A disease: a two-line description and the number of vaccines against it. */
export const EntryRow = memo(function EntryRow({ entry, onOpen }: EntryRowProps) {
  const t = useText(CATALOGUE_MESSAGES);
  const { encyclopediaId, title, summary, productCount } = entry;
  return (
    <View
      className={styles.row}
      {...pressable({ role: 'link', onPress: () => onOpen(encyclopediaId) })}
    >
      <View className={styles.title}>{title}</View>
      <View className={styles.summary}>{summary}</View>
      <View className={styles.count}>
        {productCount > 0 ? t('vaccines', { count: productCount }) : t('noVaccines')}
      </View>
    </View>
  );
});
