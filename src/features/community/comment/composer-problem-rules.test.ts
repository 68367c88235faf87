import { CODE, COMMUNITY_CODE } from '@contract/errors';
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

test.each(['timeout', 'network', 'malformed'] as const)(
  'without an answer that can be read (%s) the same is sent again',
  (kind) => {
    const lost = new ApiError({ kind, msg: 'slow' });
    expect(composerProblemOf(lost)).toEqual({ remedy: 'again', msg: 'slow', until: null });
  },
);

test('a busy provider is asked again', () => {
  expect(composerProblemOf(refused(CODE.BUSY, null)).remedy).toBe('again');
});
