import { View } from '@tarojs/components';
import { memo } from 'react';
import type { CommentCard } from '@contract/community/cards';
import { AuthorBadge } from '@/features/community/feed/components/author-badge';
import { PostState } from '@/features/community/feed/components/post-state';
import { usePostTime } from '@/features/community/feed/use-post-time';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { COMMENT_MESSAGES } from '../messages';
import { useLike } from '../use-reaction';
import styles from './comment-item.module.scss';
import { CommentPictures } from './comment-pictures';
import { ReactionButton } from './reaction-button';

export interface CommentItemProps {
  readonly comment: CommentCard;
  readonly isReply: boolean;
  readonly onReply: (comment: CommentCard) => void;
  /** Opens what else can be done with it. */
  readonly onMore: (comment: CommentCard) => void;
}

/** A comment or reply: who, what, and its actions. */
export const CommentItem = memo(function CommentItem(props: CommentItemProps) {
  const { comment, isReply, onReply, onMore } = props;
  const t = useText(COMMENT_MESSAGES);
  const timeOf = usePostTime();
  const { commentId, author, replyTo, text, pictures, state, isAnswer } = comment;
  const name = author?.nickname ?? '';
  const like = useLike('comment', commentId, { on: comment.liked, count: comment.likes });
  const isPublished = state === 'published';
  return (
    <View className={cx(styles.comment, isReply && styles.reply)}>
      <AuthorBadge author={author} note={timeOf(comment.publishedAt)} />
      {isPublished ? null : (
        <View className={styles.state}>
          <PostState state={state} />
        </View>
      )}
      {replyTo ? (
        <View className={styles.replyTo}>{t('replyTo', { name: replyTo.nickname })}</View>
      ) : null}
      <View className={styles.text}>{text}</View>
      {pictures.length > 0 ? <CommentPictures pictures={pictures} /> : null}
      {isAnswer ? <View className={styles.note}>{t('answerNote')}</View> : null}
      <View className={styles.actions}>
        {isPublished ? <ReactionButton kind="like" reaction={like} /> : null}
        {isPublished ? (
          <View
            className={styles.action}
            {...pressable({
              label: t('replyLabel', { name }),
              onPress: () => onReply(comment),
            })}
          >
            <Icon name="message-circle" size="md" />
            <View className={styles.actionText}>{t('reply')}</View>
          </View>
        ) : null}
        <View
          className={styles.more}
          {...pressable({ label: t('more', { name }), onPress: () => onMore(comment) })}
        >
          <Icon name="ellipsis" size="md" />
        </View>
      </View>
    </View>
  );
});
