import { View } from '@tarojs/components';
import type { TextOrigin as Origin } from '@contract/article/endpoints';
import { useDateText } from '@/i18n/date-text';
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

/** Who wrote a text, who reviewed it and when, and from what; below the text. */
export function TextOrigin({ origin, onLink }: TextOriginProps) {
  const t = useText(READING_MESSAGES);
  const dates = useDateText();
  if (!origin) return null;
  const { author, reviewer, reviewedOn, sources } = origin;
  const day = reviewedOn === null ? null : dates.dayOfYear(reviewedOn);
  return (
    <View className={styles.origin}>
      {author === null ? null : <View>{t('author', { name: author })}</View>}
      {reviewer === null ? null : (
        <View>
          {day === null
            ? t('reviewer', { name: reviewer })
            : t('reviewed', { name: reviewer, day })}
        </View>
      )}
      {reviewer === null && day !== null ? <View>{t('reviewedOn', { day })}</View> : null}
      {sources.length > 0 ? (
        <>
          <View className={styles.heading} {...semantics({ role: 'heading', level: 2 })}>
            {t('sources')}
          </View>
          <View {...semantics({ role: 'list', label: t('sources') })}>
            {sources.map(({ title, url }) => (
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
        </>
      ) : null}
    </View>
  );
}
