import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ProductDetail } from '@contract/vaccine/endpoints';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import { VACCINE_MESSAGES } from '../messages';
import styles from './faq-list.module.scss';

/** Questions; a tap opens the answer in place. */
export function FaqList({ faq }: { readonly faq: ProductDetail['faq'] }) {
  const t = useText(VACCINE_MESSAGES);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <View>
      {faq.map(({ question, answer }, index) => (
        <View key={question} className={styles.item}>
          <View
            className={styles.question}
            {...pressable({
              label: t('question', { text: question }),
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
