import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import type { CommentCard } from '@contract/community/cards';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import { COMMENT_MESSAGES } from '../messages';
import type { ThreadChanges } from '../thread-rules';
import { CommentItem } from './comment-item';
import { ReplyList } from './reply-list';
import styles from './comment-branch.module.scss';

/** A comment in the thread, and the comment under which it stands if it is a reply. */
export interface Placed {
  readonly comment: CommentCard;
  readonly parentId: string | null;
}

export interface CommentBranchProps {
  readonly comment: CommentCard;
  /** Of its replies. */
  readonly changes: ThreadChanges;
  readonly onReply: (placed: Placed) => void;
  readonly onMore: (placed: Placed) => void;
}

/** A comment and, opened, its replies. */
export function CommentBranch({ comment, changes, onReply, onMore }: CommentBranchProps) {
  const t = useText(COMMENT_MESSAGES);
  const [isOpen, setOpen] = useState(false);
  const { commentId, replies } = comment;
  const replyTo = useCallback(
    (reply: CommentCard) => onReply({ comment: reply, parentId: commentId }),
    [onReply, commentId],
  );
  const more = useCallback(
    (reply: CommentCard) => onMore({ comment: reply, parentId: commentId }),
    [onMore, commentId],
  );
  const own = useCallback(
    (card: CommentCard) => onReply({ comment: card, parentId: null }),
    [onReply],
  );
  const ownMore = useCallback(
    (card: CommentCard) => onMore({ comment: card, parentId: null }),
    [onMore],
  );
  const showsReplies = isOpen || changes.added.length > 0;
  return (
    <View className={styles.branch}>
      <CommentItem comment={comment} isReply={false} onReply={own} onMore={ownMore} />
      <Optional>
        {showsReplies ? (
          <ReplyList commentId={commentId} changes={changes} onReply={replyTo} onMore={more} />
        ) : replies > 0 ? (
          <Button kind="text" size="sm" onPress={() => setOpen(true)}>
            {t('showReplies', { count: replies })}
          </Button>
        ) : null}
      </Optional>
    </View>
  );
}
