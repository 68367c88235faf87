import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { semantics } from '@/ui/a11y/semantics';
import styles from './facts.module.scss';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Emphasised: date and time. */
  readonly strong?: boolean;
}

/** Facts of an appointment, one per row; empty ones are left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <View className={styles.facts} {...semantics({ role: 'list' })}>
      {facts
        .filter((fact) => fact.value)
        .map((fact) => (
          <View key={fact.label} className={styles.fact} {...semantics({ role: 'listitem' })}>
            <View className={styles.label}>{fact.label}</View>
            <View className={fact.strong ? styles.strong : styles.value}>{fact.value}</View>
          </View>
        ))}
    </View>
  );
}
