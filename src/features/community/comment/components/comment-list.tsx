import { View } from '@tarojs/components';
import type { CommentCard } from '@contract/community/cards';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Empty } from '@/ui/state/empty';
import { COMMENT_MESSAGES } from '../messages';
import type { ThreadChanges } from '../thread-rules';
import { CommentBranch } from './comment-branch';
import type { Placed } from './comment-branch';

export interface CommentListProps {
  readonly shown: readonly CommentCard[];
  readonly repliesOf: (commentId: string) => ThreadChanges;
  readonly onReply: (placed: Placed) => void;
  readonly onMore: (placed: Placed) => void;
  readonly onWrite: () => void;
}

/** Comments in their order, or the invitation to write the first one. */
export function CommentList({ shown, repliesOf, onReply, onMore, onWrite }: CommentListProps) {
  const t = useText(COMMENT_MESSAGES);
  if (shown.length === 0)
    return (
      <Empty
        icon="message-circle"
        title={t('none')}
        text={t('noneText')}
        action={{ text: t('writeFirst'), onPress: onWrite }}
      />
    );
  return (
    <Card>
      <View>
        {shown.map((comment) => (
          <CommentBranch
            key={comment.commentId}
            comment={comment}
            changes={repliesOf(comment.commentId)}
            onReply={onReply}
            onMore={onMore}
          />
        ))}
      </View>
    </Card>
  );
}
