import { COMMUNITY_CODE } from '@contract/errors';
import type { ApiError } from '@/http/failure/api-error';

/** What is no longer there, or not for this reader. */
export type Gone = 'post' | 'comment' | 'topic' | 'circle' | 'user';

/**
 * What the app does about a refused call of the community (specification §8 "Community codes"). `gone`: says so and
 * leads on; `limit`: says the limit and leads to the list to tidy; `mobile`: a person who asked for it is led to binding
 * a mobile; `line`: the reason in place. 1001 and 2931 are handled by the client for all calls.
 */
export type Problem =
  | { readonly kind: 'gone'; readonly what: Gone }
  | { readonly kind: 'limit'; readonly of: 'topics' | 'users' }
  | { readonly kind: 'mobile' }
  | { readonly kind: 'line'; readonly canRetry: boolean };

const GONE: Readonly<Record<string, Gone>> = {
  [COMMUNITY_CODE.USER_NOT_FOUND]: 'user',
  [COMMUNITY_CODE.POST_NOT_FOUND]: 'post',
  [COMMUNITY_CODE.COMMENT_NOT_FOUND]: 'comment',
  [COMMUNITY_CODE.REPLY_NOT_FOUND]: 'comment',
  [COMMUNITY_CODE.TOPIC_NOT_FOUND]: 'topic',
  [COMMUNITY_CODE.CIRCLE_NOT_FOUND]: 'circle',
};

/** Why a state was refused, e.g. `expired` or `mobile`; empty where the answer does not say. */
export function reasonOf({ data }: Pick<ApiError, 'data'>): string {
  const reason = (data as { readonly reason?: unknown } | null)?.reason;
  return typeof reason === 'string' ? reason : '';
}

/** The reaction to a refusal of a call under /ugc-api. */
export function problemOf(error: ApiError): Problem {
  const what = GONE[error.code];
  if (what) return { kind: 'gone', what };
  if (error.code === COMMUNITY_CODE.FOLLOW_TOPIC_LIMIT) return { kind: 'limit', of: 'topics' };
  if (error.code === COMMUNITY_CODE.FOLLOW_USER_LIMIT) return { kind: 'limit', of: 'users' };
  if (error.code === COMMUNITY_CODE.STATUS_ERROR)
    return reasonOf(error) === 'mobile' ? { kind: 'mobile' } : { kind: 'line', canRetry: false };
  return { kind: 'line', canRetry: error.code !== COMMUNITY_CODE.PARAM_ERROR };
}
