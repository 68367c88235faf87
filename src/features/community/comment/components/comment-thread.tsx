import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import type { CommentCard } from '@contract/community/cards';
import { useSession } from '@/shared/session/session-store';
import { useSteps } from '@/features/community/feed/use-steps';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import type { CommentTarget } from '../comment-target';
import { targetKey } from '../comment-target';
import { openComposer, useComposerStore } from '../composer-store';
import { COMMENT_MESSAGES } from '../messages';
import { shownComments } from '../thread-rules';
import { useThreadChanges } from '../use-thread-changes';
import { CommentActions } from './comment-actions';
import type { Placed } from './comment-branch';
import { CommentList } from './comment-list';
import { Composer } from './composer';
import { LinkedComment } from './linked-comment';

export interface CommentThreadProps {
  readonly target: CommentTarget;
  /** How many comments there are, where that is known. */
  readonly count?: number | undefined;
}

/** Comments shown at a time: as many as a mini-program's page accepts in one change. */
const STEP = 10;
const idOf = ({ commentId }: CommentCard): string => commentId;

/** Comments on a post, article or video: doctors' answers first, then the newest; to read, write, reply and like. */
export function CommentThread({ target, count }: CommentThreadProps) {
  // Another reader sees other comments, and other likes of their own.
  const token = useSession((state) => state.token);
  return <Thread key={`${targetKey(target)} ${token}`} target={target} count={count} />;
}

function Thread({ target, count = 0 }: CommentThreadProps) {
  const t = useText(COMMENT_MESSAGES);
  const { targetType, targetId } = target;
  const comments = useCursorPages('GET /ugc-api/comment/list.do', { targetType, targetId }, idOf);
  const steps = useSteps(comments, STEP);
  const edits = useThreadChanges();
  const [chosen, setChosen] = useState<Placed | null>(null);
  const composer = useComposerStore((state) => state.composer);
  const isLogin = useSession((state) => state.isLogin);
  const open = composer && targetKey(composer.target) === targetKey(target) ? composer : null;
  const reply = useCallback(
    ({ comment, parentId }: Placed) =>
      openComposer(
        { targetType, targetId },
        {
          commentId: comment.commentId,
          parentId: parentId ?? comment.commentId,
          nickname: comment.author?.nickname ?? '',
          isReply: parentId !== null,
        },
      ),
    [targetType, targetId],
  );
  const { commentId } = useRouteQuery();
  const shown = shownComments(steps.shown, edits.of(''));
  return (
    <View>
      <Optional>
        {commentId ? (
          <LinkedComment target={target} commentId={commentId} onReply={reply} onMore={setChosen} />
        ) : null}
      </Optional>
      <Section title={count > 0 ? t('commentsCount', { count }) : t('comments')}>
        <Optional>
          {comments.isIn || shown.length > 0 ? (
            <CommentList
              shown={shown}
              repliesOf={edits.of}
              onReply={reply}
              onMore={setChosen}
              onWrite={() => openComposer(target)}
            />
          ) : comments.state === 'failed' ? (
            <ErrorBlock
              title={t('failed')}
              reason={comments.error?.msg ?? ''}
              onRetry={comments.more}
            />
          ) : (
            <Skeleton shape="text" count={2} />
          )}
        </Optional>
        <Optional>
          {shown.length > 0 && (steps.hasMore || comments.state !== 'ready') ? (
            <ListFooter state={steps.footer} onMore={steps.more} />
          ) : null}
        </Optional>
      </Section>
      <Optional>
        {open && isLogin ? (
          <Composer
            key={open.replyTo?.commentId ?? ''}
            composer={open}
            onPublished={(comment) => edits.add(open.replyTo?.parentId ?? '', comment)}
          />
        ) : null}
      </Optional>
      <CommentActions
        placed={chosen}
        onClose={() => setChosen(null)}
        onRemoved={({ comment, parentId }) => edits.remove(parentId ?? '', comment.commentId)}
      />
    </View>
  );
}
