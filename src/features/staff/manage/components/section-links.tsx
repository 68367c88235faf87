import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { showInRow } from '@/platform/row-scroll';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { useUid } from '@/ui/uid';
import { MANAGE_MESSAGES } from '../messages';
import type { ManageSection } from '../section';
import styles from './manage.module.scss';

export interface SectionLinksProps {
  readonly sections: readonly ManageSection[];
  readonly shown: string;
  readonly onChoose: (id: string) => void;
}

/** The way to each section: a list beside it on wide screens, on narrow ones a row above it, in which the chosen one is in view. */
export function SectionLinks({ sections, shown, onChoose }: SectionLinksProps) {
  const t = useText(MANAGE_MESSAGES);
  const isEnglish = useLanguage() === 'en';
  const chosen = useUid('section');
  useEffect(() => showInRow(chosen), [chosen, shown]);
  return (
    <View className={styles.links} {...semantics({ role: 'navigation', label: t('sections') })}>
      {sections.map(({ id, titles: [zh, en], icon }) => (
        <View
          key={id}
          {...(id === shown ? { id: chosen } : {})}
          className={cx(styles.link, id === shown && styles.on)}
          {...pressable({
            role: 'link',
            current: id === shown ? 'page' : undefined,
            onPress: () => {
              if (id !== shown) onChoose(id);
            },
          })}
        >
          <Icon name={icon} size="md" />
          <View className={styles.title}>{isEnglish ? en : zh}</View>
        </View>
      ))}
    </View>
  );
}
