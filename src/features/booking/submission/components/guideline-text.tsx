import { View } from '@tarojs/components';
import { memo } from 'react';
import type { Guideline } from '@contract/vaccine/endpoints';
import { semantics } from '@/ui/a11y/semantics';
import styles from './guideline-text.module.scss';

/** The sections of the disclosure. */
export const GuidelineText = memo(function GuidelineText({
  sections,
}: Pick<Guideline, 'sections'>) {
  return (
    <View>
      {sections.map((section) => (
        <View key={section.title} className={styles.section}>
          <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
            {section.title}
          </View>
          <View {...semantics({ role: 'list' })}>
            {section.items.map((item) => (
              <View key={item} className={styles.item} {...semantics({ role: 'listitem' })}>
                {item}
              </View>
            ))}
          </View>
        </View>
      ))}
    </View>
  );
});
