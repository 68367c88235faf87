import { View } from '@tarojs/components';
import type { CommentCard } from '@contract/community/cards';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { COMMENT_MESSAGES } from '../messages';
import { shownReplies } from '../thread-rules';
import type { ThreadChanges } from '../thread-rules';
import { CommentItem } from './comment-item';
import styles from './reply-list.module.scss';

export interface ReplyListProps {
  readonly commentId: string;
  readonly changes: ThreadChanges;
  readonly onReply: (reply: CommentCard) => void;
  readonly onMore: (reply: CommentCard) => void;
}

const idOf = ({ commentId }: CommentCard): string => commentId;

/** Replies to a comment, the oldest first, page by page. */
export function ReplyList({ commentId, changes, onReply, onMore }: ReplyListProps) {
  const t = useText(COMMENT_MESSAGES);
  const replies = useCursorPages('GET /ugc-api/comment/replies.do', { commentId }, idOf);
  const hasFailed = replies.state === 'failed';
  const isOpenEnded = replies.hasMore || !replies.isIn;
  return (
    <View className={styles.replies}>
      {shownReplies(replies.items, changes).map((reply) => (
        <CommentItem
          key={reply.commentId}
          comment={reply}
          isReply
          onReply={onReply}
          onMore={onMore}
        />
      ))}
      {isOpenEnded || hasFailed ? (
        <Button kind="text" size="sm" loading={replies.state === 'loading'} onPress={replies.more}>
          {t(hasFailed ? 'repliesFailed' : 'moreReplies')}
        </Button>
      ) : null}
    </View>
  );
}
