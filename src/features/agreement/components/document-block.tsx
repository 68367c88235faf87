import { View } from '@tarojs/components';
import { semantics } from '@/ui/a11y/semantics';
import type { Block } from '../document';
import styles from './document-page.module.scss';

/** One paragraph, list or table of a document. */
export function DocumentBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'text') return <View className={styles.text}>{block.text}</View>;
  if (block.kind === 'list') {
    return (
      <View className={styles.list} {...semantics({ role: 'list' })}>
        {block.items.map((item) => (
          <View key={item} className={styles.item} {...semantics({ role: 'listitem' })}>
            {item}
          </View>
        ))}
      </View>
    );
  }
  return (
    <View className={styles.rows} {...semantics({ role: 'list' })}>
      {block.rows.map(({ what, why }) => (
        <View key={what} className={styles.row} {...semantics({ role: 'listitem' })}>
          <View className={styles.what}>{what}</View>
          <View className={styles.why}>{why}</View>
        </View>
      ))}
    </View>
  );
}
