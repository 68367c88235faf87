import { Text, View } from '@tarojs/components';
import { semantics } from '@/ui/a11y/semantics';
import type { Block } from '../document';
import styles from './document-page.module.scss';

/** Text that can be selected and copied, which mini-programs allow in a text of their own only. */
const Copyable = ({ children }: { readonly children: string }) => (
  <Text selectable userSelect>
    {children}
  </Text>
);

/** One paragraph, list or table of a document. */
export function DocumentBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'text')
    return (
      <View className={styles.text}>
        <Copyable>{block.text}</Copyable>
      </View>
    );
  if (block.kind === 'list') {
    return (
      <View className={styles.list} {...semantics({ role: 'list' })}>
        {block.items.map((item) => (
          <View key={item} className={styles.item} {...semantics({ role: 'listitem' })}>
            <Copyable>{item}</Copyable>
          </View>
        ))}
      </View>
    );
  }
  return (
    <View className={styles.rows} {...semantics({ role: 'list' })}>
      {block.rows.map(({ what, why }) => (
        <View key={what} className={styles.row} {...semantics({ role: 'listitem' })}>
          <View className={styles.what}>
            <Copyable>{what}</Copyable>
          </View>
          <View className={styles.why}>
            <Copyable>{why}</Copyable>
          </View>
        </View>
      ))}
    </View>
  );
}
