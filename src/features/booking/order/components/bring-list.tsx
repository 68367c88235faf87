import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import { ORDER_MESSAGES } from '../messages';
import styles from './bring-list.module.scss';

/** What to bring, an item per line. */
export function BringList({ items }: { readonly items: readonly string[] }) {
  const t = useText(ORDER_MESSAGES);
  if (items.length === 0) return null;
  return (
    <View {...semantics({ role: 'list', label: t('bring') })}>
      {items.map((item) => (
        <View key={item} className={styles.item} {...semantics({ role: 'listitem' })}>
          <Icon name="check" className={styles.tick} />
          <View className={styles.text}>{item}</View>
        </View>
      ))}
    </View>
  );
}
