import type { CommentCard, ContentState } from '@contract/community/cards';
import { maskPrivate } from '@contract/community/private-number-rules';
import type { CommunityUser } from '@contract/community/user-endpoints';
import { USER_TYPE } from '@contract/community/user-type-rules';
import type { ReplyTo } from './composer-store';

interface Written {
  readonly commentId: string;
  readonly state: ContentState;
  readonly text: string;
  /** Previews of the pictures on this device. */
  readonly previews: readonly string[];
  readonly replyTo: ReplyTo | null;
  /** ms. */
  readonly now: number;
}

/** The reader's comment as others see it, before the list is read again. @param me null where it is not known */
export const ownCard = (
  { commentId, state, text, previews, replyTo, now }: Written,
  me: CommunityUser | null,
): CommentCard => ({
  commentId,
  text: maskPrivate(text),
  pictures: previews.map((url) => ({ url, feedUrl: url, width: 1, height: 1, aiMade: false })),
  author: me && { ...me, hospital: null, title: null, province: null },
  replyTo: replyTo?.isReply ? { userId: '', nickname: replyTo.nickname } : null,
  state,
  publishedAt: now,
  likes: 0,
  replies: 0,
  liked: false,
  own: true,
  isAnswer: me?.userType === USER_TYPE.DOCTOR && replyTo === null,
});
