import type { PostCard } from '@contract/community/cards';
import { shownSimilar, similarTitle } from './similar-rules';

test.each([
  ['question', '第二针发烧', '第二针发烧'],
  ['question', ' 二针发 ', null],
  ['question', '二针发烧', '二针发烧'],
  ['share', '第二针发烧', null],
])('a %s "%s" is compared as %s', (kind, title, compared) => {
  expect(similarTitle(kind, title)).toBe(compared);
});

test('three are shown, those of the same age first, the others in their order', () => {
  const posts = ['1-2y', null, '3-5y', 'adult', '3-5y'].map(
    (ageBand, index) => ({ postId: String(index), ageBand }) as PostCard,
  );
  const ids = (age: Parameters<typeof shownSimilar>[1]) =>
    shownSimilar(posts, age).map(({ postId }) => postId);
  expect(ids('3-5y')).toEqual(['2', '4', '0']);
  expect(ids('')).toEqual(['0', '1', '2']);
});
