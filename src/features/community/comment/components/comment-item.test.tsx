import { fireEvent, render, screen } from '@testing-library/react';
import type { CommentCard } from '@contract/community/cards';
import { CommentItem } from './comment-item';

jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn() } }));
jest.mock('@/shared/session/go-to-login', () => ({ goToLogin: jest.fn() }));

const COMMENT: CommentCard = {
  commentId: 'c1',
  text: '我家也是',
  pictures: [],
  author: null,
  replyTo: null,
  state: 'published',
  publishedAt: 1_700_000_000_000,
  likes: 0,
  replies: 0,
  liked: false,
  own: false,
  isAnswer: false,
};

test.each([true, false])(
  'a comment’s picture is the smaller rendition, with the mark of AI: %s',
  (aiMade) => {
    const [url, feedUrl] = ['https://files.test/f?size=full', 'https://files.test/f?size=feed'];
    const comment = { ...COMMENT, pictures: [{ url, feedUrl, width: 9, height: 9, aiMade }] };
    const { container } = render(
      <CommentItem comment={comment} isReply={false} onReply={jest.fn()} onMore={jest.fn()} />,
    );
    expect(container.querySelector('img')).toHaveProperty('src', feedUrl);
    expect(screen.queryAllByText('含 AI 生成内容')).toHaveLength(aiMade ? 1 : 0);
  },
);

test('a comment’s picture opens large in the viewer', () => {
  const [url, feedUrl] = ['https://files.test/f?size=full', 'https://files.test/f?size=feed'];
  const pictures = [{ url, feedUrl, width: 9, height: 9, aiMade: false }];
  render(
    <CommentItem
      comment={{ ...COMMENT, pictures }}
      isReply={false}
      onReply={jest.fn()}
      onMore={jest.fn()}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: '评论里的图片，点开放大' }));
  const viewer = screen.getByRole('dialog', { name: '图片' });
  expect(viewer.querySelector('img')).toHaveProperty('src', url);
});
