import { View } from '@tarojs/components';
import type { AuthorCard } from '@contract/community/cards';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { Avatar } from '@/ui/picture/avatar';
import { COMMUNITY_MESSAGES } from '../messages';
import { AuthorMark } from './author-mark';
import styles from './author-badge.module.scss';

export interface AuthorBadgeProps {
  /** Null: the account was deleted. */
  readonly author: AuthorCard | null;
  /** Second line: when they wrote, for example. */
  readonly note?: string | undefined;
}

/** Who wrote something: picture, nickname, kind of author; doctors with hospital and title. Opens their page. */
export function AuthorBadge({ author, note }: AuthorBadgeProps) {
  const t = useText(COMMUNITY_MESSAGES);
  const name = author?.nickname ?? t('deletedAuthor');
  const work = [author?.hospital, author?.title].filter(Boolean).join(' ');
  const second = [work, note].filter(Boolean).join(' · ');
  const link = author
    ? pressable({
        role: 'link',
        onPress: () => void navigate.to('userHome', { userId: author.userId }),
      })
    : {};
  return (
    <View className={styles.badge} {...link}>
      <Avatar
        name={author?.nickname ?? ''}
        src={author?.headImg ? pictureUrl(author.headImg) : undefined}
      />
      <View className={styles.main}>
        <View className={styles.name}>
          <View className={styles.nickname}>{name}</View>
          {author ? <AuthorMark type={author.userType} /> : null}
        </View>
        {second ? <View className={styles.note}>{second}</View> : null}
      </View>
    </View>
  );
}
