import type { LikeTarget } from '@contract/community/cards';
import type { DataOf, InputOf } from '@contract/endpoints';
import { isPassing } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { wait } from '@/platform/wait/wait';
import type { CommentTarget } from './comment-target';
import type { Reaction } from './reaction-rules';

const SHOWN_BY_PAGE = { isJson: true, neverCancel: true, failure: 'in-place' } as const;

/** ms before a comment without an answer is sent again, under the same key. */
const SEND_AGAIN = [1_000, 3_000];

/**
 * Publishes a comment or reply. Without an answer it is sent again under its key.
 * @throws ApiError of the community's codes
 */
export async function publishComment(
  input: InputOf<'POST /ugc-api/comment/publish.do'>,
): Promise<DataOf<'POST /ugc-api/comment/publish.do'>> {
  for (const pause of SEND_AGAIN) {
    try {
      return await request('POST /ugc-api/comment/publish.do', input, SHOWN_BY_PAGE);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(pause);
    }
  }
  return request('POST /ugc-api/comment/publish.do', input, SHOWN_BY_PAGE);
}

/** Removes an own comment. @throws ApiError 1004 */
export const removeComment = (commentId: string): Promise<null> =>
  request('POST /ugc-api/comment/remove.do', { commentId }, SHOWN_BY_PAGE);

const ACTION = { isJson: true, neverCancel: true } as const;

/** Likes something, or no longer. A refusal is shown as a toast. @throws ApiError 9900 (reason `dailyLikes`) */
export const setLike = (targetType: LikeTarget, targetId: string, on: boolean): Promise<Reaction> =>
  request('POST /ugc-api/like/set.do', { targetType, targetId, on }, ACTION);

/** Collects something, or no longer. A refusal is shown as a toast. */
export const setCollect = (target: CommentTarget, on: boolean): Promise<Reaction> =>
  request('POST /ugc-api/collect/set.do', { ...target, on }, ACTION);
