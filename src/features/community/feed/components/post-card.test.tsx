import { render, screen } from '@testing-library/react';
import type { PostCard as Post } from '@contract/community/cards';
import { PostCard } from './post-card';

jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn() } }));

const POST: Post = {
  postId: 'p1',
  kind: 'share',
  title: '',
  excerpt: '打完疫苗',
  pictures: [],
  video: null,
  author: null,
  circle: null,
  topics: [],
  vaccineCode: null,
  ageBand: null,
  aiMade: false,
  state: 'published',
  publishedAt: 1_700_000_000_000,
  editedAt: null,
  likes: 0,
  comments: 0,
  collects: 0,
  answered: false,
  liked: false,
  collected: false,
};
const PICTURE = {
  url: 'https://files.test/f?size=full',
  feedUrl: 'https://files.test/f?size=feed',
  width: 1_600,
  height: 1_200,
  aiMade: false,
};

test('a list loads the smaller rendition of a picture', () => {
  const { container } = render(<PostCard post={{ ...POST, pictures: [PICTURE] }} />);
  expect(container.querySelector('img')?.src).toBe(PICTURE.feedUrl);
});

test.each([true, false])('content made with AI has its mark in lists: %s', (aiMade) => {
  render(<PostCard post={{ ...POST, aiMade }} />);
  expect(screen.queryAllByText('含 AI 生成内容')).toHaveLength(aiMade ? 1 : 0);
});
