import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { LinkedComment } from './linked-comment';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn() } }));

let count = 0;
const showAfter = async (code: string): Promise<void> => {
  jest.mocked(request).mockRejectedValue(new ApiError({ kind: 'server', code, msg: '原因' }));
  const target = { targetType: 'post', targetId: 'p1' } as const;
  const commentId = `c${(count += 1)}`;
  await act(
    async () =>
      void render(
        <LinkedComment
          target={target}
          commentId={commentId}
          onReply={jest.fn()}
          onMore={jest.fn()}
        />,
      ),
  );
};

test.each([
  COMMUNITY_CODE.COMMENT_NOT_FOUND,
  COMMUNITY_CODE.POST_NOT_FOUND,
  COMMUNITY_CODE.PARAM_ERROR,
  CODE.NOT_FOUND,
])('a comment that is gone is said so (%s)', async (code) => {
  await showAfter(code);
  expect(screen.getByText('这条评论已经看不到了')).toBeTruthy();
});

test.each([CODE.BUSY, CODE.TOO_MANY, CODE.SERVER])(
  'one that could not be loaded is not called gone, and is asked for again (%s)',
  async (code) => {
    await showAfter(code);
    expect(screen.queryByText('这条评论已经看不到了')).toBeNull();
    expect(screen.getByText('原因')).toBeTruthy();
    const before = jest.mocked(request).mock.calls.length;
    await act(async () => void fireEvent.click(screen.getByText('重试')));
    expect(jest.mocked(request).mock.calls.length).toBe(before + 1);
  },
);
