import { View } from '@tarojs/components';
import type { ModeratedAuthor } from '@contract/community/moderation-endpoints';
import { MUTED_FOR_EVER } from '@contract/community/moderation-rules';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Tag } from '@/ui/tag/tag';
import { MODERATION_MESSAGES } from '../messages';
import styles from './moderation.module.scss';

const KINDS = { 10: 'normal', 20: 'doctor', 30: 'official', 40: 'operated' } as const;

/** Who an author is, and what staff did about them. */
export function AuthorFacts({ item }: { readonly item: ModeratedAuthor }) {
  const t = useText(MODERATION_MESSAGES);
  const dates = useDateText();
  const { author, posts, removals, since, mutedUntil } = item;
  const isMuted = mutedUntil !== null && mutedUntil > serverNow();
  const until = isMuted && mutedUntil >= MUTED_FOR_EVER ? t('forever') : null;
  const work = [author.hospital, author.title].filter(Boolean).join(' ');
  return (
    <View>
      <View className={styles.tags}>
        <Tag>{t(KINDS[author.userType])}</Tag>
        {isMuted ? (
          <Tag tone="danger">{until ?? t('mutedUntil', { until: dates.dateTime(mutedUntil) })}</Tag>
        ) : null}
      </View>
      <View className={styles.title}>{author.nickname}</View>
      {work ? <View>{work}</View> : null}
      <View className={styles.note}>
        {t('writerFacts', { posts, removals, since: dates.dayOfYear(shanghaiDay(since)) })}
      </View>
    </View>
  );
}
