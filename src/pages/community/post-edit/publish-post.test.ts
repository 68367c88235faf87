import { COMMUNITY_CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { localEntries } from '@/storage/storage';
import { changeDraft, draftOf, usePostDrafts } from './draft-store';
import { publishPost } from './publish-post';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/http/hooks/use-server', () => ({
  forgetServerData: jest.fn(),
  refreshServerData: jest.fn(),
}));

const FORM = { key: 'new', link: {}, preset: {} };
const send = request as unknown as jest.Mock<Promise<unknown>, [string, Record<string, unknown>]>;
const lost = () => new ApiError({ kind: 'timeout', msg: '' });
const refused = () => new ApiError({ kind: 'server', code: COMMUNITY_CODE.FAIL, msg: '太快了' });

const publish = () => publishPost('new', draftOf(FORM), []);
const keysSent = (): unknown[] => send.mock.calls.map(([, input]) => input.idempotencyKey);

beforeEach(() => {
  send.mockReset();
  usePostDrafts.setState({}, true);
  draftOf(FORM);
  changeDraft('new', { title: '发烧正常吗', text: '第二天 38 度' });
});

test('a published draft is gone from the device', async () => {
  send.mockResolvedValue({ postId: 'p', state: 'published' });
  expect(await publish()).toEqual({ postId: 'p', state: 'published', hasOldParts: false });
  expect([usePostDrafts.getState(), localEntries.read('postDrafts')]).toEqual([{}, null]);
});

test('without an answer the draft stays, and the same key is sent again', async () => {
  send.mockRejectedValueOnce(lost()).mockResolvedValue({ postId: 'p', state: 'published' });
  await expect(publish()).rejects.toThrow();
  expect(draftOf(FORM).unanswered).not.toBeNull();
  // It is on the device already: the app may be killed before it is sent again.
  expect(JSON.stringify(localEntries.read('postDrafts'))).toContain('发烧正常吗');
  await publish();
  expect(new Set(keysSent()).size).toBe(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('what was rewritten after a lost answer is saved as a change of the post', async () => {
  send.mockRejectedValueOnce(lost()).mockResolvedValue({ postId: 'p', state: 'published' });
  await expect(publish()).rejects.toThrow();
  changeDraft('new', { text: '第三天退烧了' });
  await publish();
  expect(send.mock.calls.at(-1)).toEqual([
    'POST /ugc-api/post/edit.do',
    { postId: 'p', title: '发烧正常吗', text: '第三天退烧了' },
    expect.anything(),
  ]);
});

test('another circle after a lost answer cannot be saved any more, and the author hears so', async () => {
  send.mockRejectedValueOnce(lost()).mockResolvedValue({ postId: 'p', state: 'held' });
  await expect(publish()).rejects.toThrow();
  changeDraft('new', { circleId: 'c' });
  expect(await publish()).toMatchObject({ hasOldParts: true });
});

test('a refusal is an answer: the rewritten draft is published as it is', async () => {
  send.mockRejectedValueOnce(refused()).mockResolvedValue({ postId: 'p', state: 'published' });
  await expect(publish()).rejects.toThrow('太快了');
  changeDraft('new', { text: '改了' });
  await publish();
  expect(send).toHaveBeenLastCalledWith(
    'POST /ugc-api/post/publish.do',
    expect.objectContaining({ text: '改了' }),
    expect.anything(),
  );
});
