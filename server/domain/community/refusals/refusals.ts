import { COMMUNITY_CODE } from '@contract/errors';
import type { CommunityCode } from '@contract/errors';
import { DomainError } from '../../../http/domain-error';
import type { Bilingual } from '../../../kernel/language';

/** Refusal of a call of the community; `reason` distinguishes those of one code. */
const refusal = (
  code: CommunityCode,
  zh: string,
  en: string,
  data: Readonly<Record<string, unknown>> | null = null,
): DomainError => new DomainError(code, { message: { zh, en }, data });

/** What a call names and is not there, or is not shown to the caller (specification §8). */
export const NOT_FOUND = {
  user: () =>
    refusal(
      COMMUNITY_CODE.USER_NOT_FOUND,
      '没有找到这位用户，可能已注销',
      'This user was not found. The account may have been deleted.',
    ),
  post: () =>
    refusal(
      COMMUNITY_CODE.POST_NOT_FOUND,
      '这篇帖子不见了，可能已被删除',
      'This post is no longer there.',
    ),
  comment: () =>
    refusal(
      COMMUNITY_CODE.COMMENT_NOT_FOUND,
      '这条评论不见了，可能已被删除',
      'This comment is no longer there.',
    ),
  reply: () =>
    refusal(
      COMMUNITY_CODE.REPLY_NOT_FOUND,
      '这条回复不见了，可能已被删除',
      'This reply is no longer there.',
    ),
  topic: () => refusal(COMMUNITY_CODE.TOPIC_NOT_FOUND, '没有找到这个话题', 'No such topic.'),
  circle: () => refusal(COMMUNITY_CODE.CIRCLE_NOT_FOUND, '没有找到这个圈子', 'No such circle.'),
} as const;

/** A call that the caller's or the content's present state does not allow. */
export const stateRefusal = (
  reason: string,
  { zh, en }: Bilingual,
  more: Readonly<Record<string, unknown>> = {},
): DomainError => refusal(COMMUNITY_CODE.STATUS_ERROR, zh, en, { reason, ...more });

/** A call that is refused now or in this form, and may succeed later or changed. */
export const failure = (
  reason: string,
  { zh, en }: Bilingual,
  more: Readonly<Record<string, unknown>> = {},
): DomainError => refusal(COMMUNITY_CODE.FAIL, zh, en, { reason, ...more });

/** Input whose form is right and whose content is not. */
export const wrongInput = (
  zh: string,
  en: string,
  data: Readonly<Record<string, unknown>> | null = null,
): DomainError => refusal(COMMUNITY_CODE.PARAM_ERROR, zh, en, data);

export const followLimit = (kind: 'users' | 'topics', most: number): DomainError =>
  kind === 'users'
    ? refusal(
        COMMUNITY_CODE.FOLLOW_USER_LIMIT,
        `最多关注 ${most} 人，请先取消一些关注`,
        `You can follow at most ${most} people. Unfollow some first.`,
        { most },
      )
    : refusal(
        COMMUNITY_CODE.FOLLOW_TOPIC_LIMIT,
        `最多关注 ${most} 个话题，请先取消一些关注`,
        `You can follow at most ${most} topics. Unfollow some first.`,
        { most },
      );
