import type { CommentCard } from '@contract/community/cards';
import { NO_CHANGES, shownComments, shownReplies, withAdded, withRemoved } from './thread-rules';

const comment = (commentId: string, more: Partial<CommentCard> = {}): CommentCard => ({
  commentId,
  text: commentId,
  pictures: [],
  author: null,
  replyTo: null,
  state: 'published',
  publishedAt: 1,
  likes: 0,
  replies: 0,
  liked: false,
  own: false,
  isAnswer: false,
  ...more,
});
const ids = (list: readonly CommentCard[]): string => list.map((each) => each.commentId).join(' ');
const items = [comment('answer', { isAnswer: true }), comment('c2'), comment('c1')];

test('a new comment stands behind the doctors’ answers, before the others', () => {
  const changes = withAdded(withAdded(NO_CHANGES, comment('n1')), comment('n2'));
  expect(ids(shownComments(items, changes))).toBe('answer n2 n1 c2 c1');
});

test('a doctor’s own new answer stands first', () => {
  const changes = withAdded(NO_CHANGES, comment('mine', { isAnswer: true }));
  expect(ids(shownComments(items, changes))).toBe('mine answer c2 c1');
});

test('what the provider answers meanwhile stands once, as it is there', () => {
  const changes = withAdded(NO_CHANGES, comment('c2', { text: 'as written here' }));
  expect(ids(shownComments(items, changes))).toBe('answer c2 c1');
  expect(shownComments(items, changes)[1]?.text).toBe('c2');
});

test('what was removed is gone, whoever listed it', () => {
  const changes = withRemoved(withAdded(NO_CHANGES, comment('n1')), 'n1');
  expect(ids(shownComments(items, withRemoved(changes, 'c2')))).toBe('answer c1');
});

test('new replies stand last, in the order in which they were written', () => {
  const changes = withAdded(withAdded(NO_CHANGES, comment('r3')), comment('r4'));
  expect(ids(shownReplies([comment('r1'), comment('r2')], changes))).toBe('r1 r2 r3 r4');
});
