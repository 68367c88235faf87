import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { problemOf } from './problem-rules';

const refused = (code: string, data: unknown = null) =>
  new ApiError({ kind: 'server', code, msg: 'no', data });

test.each([
  [COMMUNITY_CODE.USER_NOT_FOUND, { kind: 'gone', what: 'user' }],
  [COMMUNITY_CODE.POST_NOT_FOUND, { kind: 'gone', what: 'post' }],
  [COMMUNITY_CODE.COMMENT_NOT_FOUND, { kind: 'gone', what: 'comment' }],
  [COMMUNITY_CODE.REPLY_NOT_FOUND, { kind: 'gone', what: 'comment' }],
  [COMMUNITY_CODE.TOPIC_NOT_FOUND, { kind: 'gone', what: 'topic' }],
  [COMMUNITY_CODE.CIRCLE_NOT_FOUND, { kind: 'gone', what: 'circle' }],
  [COMMUNITY_CODE.FOLLOW_TOPIC_LIMIT, { kind: 'limit', of: 'topics' }],
  [COMMUNITY_CODE.FOLLOW_USER_LIMIT, { kind: 'limit', of: 'users' }],
  [COMMUNITY_CODE.FAIL, { kind: 'line', canRetry: true }],
  [COMMUNITY_CODE.STATUS_ERROR, { kind: 'line', canRetry: false }],
  [COMMUNITY_CODE.PARAM_ERROR, { kind: 'line', canRetry: false }],
  [CODE.BUSY, { kind: 'line', canRetry: true }],
])('%s leads to %j', (code, problem) => {
  expect(problemOf(refused(code))).toEqual(problem);
});

test('a missing mobile is told from other states', () => {
  expect(problemOf(refused(COMMUNITY_CODE.STATUS_ERROR, { reason: 'mobile' }))).toEqual({
    kind: 'mobile',
  });
  expect(problemOf(refused(COMMUNITY_CODE.STATUS_ERROR, { reason: 'muted' }))).toEqual({
    kind: 'line',
    canRetry: false,
  });
});

test('no connection can be tried again', () => {
  expect(problemOf(new ApiError({ kind: 'network', msg: 'no network' }))).toEqual({
    kind: 'line',
    canRetry: true,
  });
});
