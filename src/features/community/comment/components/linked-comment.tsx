import { View } from '@tarojs/components';
import { COMMUNITY_CODE } from '@contract/errors';
import type { CommentCard } from '@contract/community/cards';
import { problemOf } from '@/features/community/feed/problem-rules';
import { isMissing } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { FailedPart } from '@/ui/notice/failed-part';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Section } from '@/ui/section/section';
import type { CommentTarget } from '../comment-target';
import { COMMENT_MESSAGES } from '../messages';
import type { Placed } from './comment-branch';
import { CommentItem } from './comment-item';

export interface LinkedCommentProps {
  readonly target: CommentTarget;
  readonly commentId: string;
  readonly onReply: (placed: Placed) => void;
  readonly onMore: (placed: Placed) => void;
}

/** A mangled id has a code of its own among the community's. */
const isGone = (error: ApiError): boolean =>
  isMissing(error) || error.code === COMMUNITY_CODE.PARAM_ERROR || problemOf(error).kind === 'gone';

/** The comment with which a link opened the page, however far down the list it stands; of a reply, both. */
export function LinkedComment({ target, commentId, onReply, onMore }: LinkedCommentProps) {
  const t = useText(COMMENT_MESSAGES);
  const { data, error, refresh } = useServer('GET /ugc-api/comment/linked.do', {
    ...target,
    commentId,
  });
  if (error && isGone(error))
    return <NoticeBar title={t('linkedGone')}>{t('linkedGoneText')}</NoticeBar>;
  if (error && !data)
    return (
      <FailedPart title={t('linkedFailed')} reason={error.msg} onRetry={() => void refresh()} />
    );
  if (!data) return <View />;
  const parentId = data.comment.commentId;
  const placed = (comment: CommentCard): Placed => ({
    comment,
    parentId: comment.commentId === parentId ? null : parentId,
  });
  return (
    <Section title={t('linked')}>
      <Card>
        {[data.comment, ...(data.reply ? [data.reply] : [])].map((comment, index) => (
          <CommentItem
            key={comment.commentId}
            comment={comment}
            isReply={index > 0}
            onReply={() => onReply(placed(comment))}
            onMore={() => onMore(placed(comment))}
          />
        ))}
      </Card>
    </Section>
  );
}
