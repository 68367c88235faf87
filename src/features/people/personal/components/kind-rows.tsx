import { View } from '@tarojs/components';
import type { HeldKind } from '@contract/personal/endpoints';
import styles from './personal.module.scss';

/** Kinds of data in words: what, what for, how long, for whom. */
export function KindRows({ kinds }: { readonly kinds: readonly HeldKind[] }) {
  return (
    <View>
      {kinds.map(({ what, purpose, stored, receivers }) => (
        <View key={what}>
          <View className={styles.label}>{what}</View>
          <View className={styles.text}>{purpose}</View>
          <View className={styles.text}>{stored}</View>
          <View className={styles.text}>{receivers}</View>
        </View>
      ))}
    </View>
  );
}
