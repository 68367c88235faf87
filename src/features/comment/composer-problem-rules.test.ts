import { COMMUNITY_CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { composerProblemOf } from './composer-problem-rules';

const refused = (code: string, data: unknown): ApiError =>
  new ApiError({ kind: 'server', code, msg: 'why', data });

test.each([
  ['mobile', null, COMMUNITY_CODE.STATUS_ERROR, { reason: 'mobile' }],
  ['muted', 9, COMMUNITY_CODE.STATUS_ERROR, { reason: 'muted', forbiddenEndTime: 9 }],
  ['wait', 7, COMMUNITY_CODE.FAIL, { reason: 'pause', retryAt: 7 }],
  ['change', null, COMMUNITY_CODE.FAIL, { reason: 'firstDayLinks', retryAt: null }],
  ['change', null, COMMUNITY_CODE.FAIL, { reason: 'words' }],
  ['change', null, COMMUNITY_CODE.STATUS_ERROR, { reason: 'shielded' }],
  ['change', null, COMMUNITY_CODE.POST_NOT_FOUND, null],
] as const)('%s until %s: %s %j', (remedy, until, code, data) => {
  expect(composerProblemOf(refused(code, data))).toEqual({ remedy, msg: 'why', until });
});

test('without an answer the same is sent again', () => {
  const lost = new ApiError({ kind: 'timeout', msg: 'slow' });
  expect(composerProblemOf(lost)).toEqual({ remedy: 'again', msg: 'slow', until: null });
});
