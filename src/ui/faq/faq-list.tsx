import { View } from '@tarojs/components';
import { useState } from 'react';
import { pressable } from '../a11y/press';
import { Icon } from '../icon/icon';
import styles from './faq-list.module.scss';

export interface FaqListProps {
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  /** Accessible name of a question; it contains the visible text. */
  readonly labelOf?: ((question: string) => string) | undefined;
}

/** Questions; a tap opens the answer in place. */
export function FaqList({ faq, labelOf }: FaqListProps) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <View>
      {faq.map(({ question, answer }, index) => (
        <View key={question} className={styles.item}>
          <View
            className={styles.question}
            {...pressable({
              label: labelOf?.(question),
              expanded: open === index,
              onPress: () => setOpen(open === index ? null : index),
            })}
          >
            <View className={styles.text}>{question}</View>
            <Icon name={open === index ? 'chevron-up' : 'chevron-down'} size="md" />
          </View>
          <View className={styles.answer}>{open === index ? answer : null}</View>
        </View>
      ))}
    </View>
  );
}
