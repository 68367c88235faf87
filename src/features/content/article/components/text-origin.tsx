import { View } from '@tarojs/components';
import type { TextOrigin as Origin } from '@contract/article/endpoints';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import { READING_MESSAGES } from '../reading-messages';
import styles from './text-origin.module.scss';

export interface TextOriginProps {
  /** Undefined: the text says nothing of it, and nothing is shown. */
  readonly origin: Origin | undefined;
  /** Opens an external address. */
  readonly onLink: (url: string) => void;
}

/** From what a text was made, below it; who wrote and reviewed it stands under its title. */
export function TextOrigin({ origin, onLink }: TextOriginProps) {
  const t = useText(READING_MESSAGES);
  if (!origin || origin.sources.length === 0) return null;
  return (
    <View className={styles.origin}>
      <View className={styles.heading} {...semantics({ role: 'heading', level: 2 })}>
        {t('sources')}
      </View>
      <View {...semantics({ role: 'list', label: t('sources') })}>
        {origin.sources.map(({ title, url }) => (
          <View key={`${title} ${url ?? ''}`} {...semantics({ role: 'listitem' })}>
            {url === null ? (
              <View className={styles.source}>{title}</View>
            ) : (
              <View
                className={styles.link}
                {...pressable({ role: 'link', onPress: () => onLink(url) })}
              >
                <View className={styles.words}>{title}</View>
                <Icon name="external-link" size="md" className={styles.out} />
              </View>
            )}
          </View>
        ))}
      </View>
    </View>
  );
}
