import { contentOf, formOf, isWritten, violationsOf } from './draft-rules';
import type { PostDraft } from './draft-rules';

const draft = (more: Partial<PostDraft> = {}): PostDraft => ({
  kind: 'share',
  title: '',
  text: '打完一切顺利',
  pictures: [],
  circleId: '',
  topics: [],
  vaccineCode: '',
  ageBand: '',
  aiMade: false,
  idempotencyKey: 'k',
  unanswered: null,
  original: '',
  link: {},
  changedAt: 0,
  ...more,
});

test.each([
  [{}, 'new', {}],
  [{ kind: 'question' }, 'new', { kind: 'question' }],
  [{ kind: 'hack' }, 'new', {}],
  [{ vaccineCode: 'flu' }, 'new flu', { kind: 'question', vaccineCode: 'flu' }],
  [{ kind: 'share', vaccineCode: 'flu' }, 'new flu', { kind: 'share', vaccineCode: 'flu' }],
  [
    { circleId: 'c', name: '发烧', kind: 'share' },
    'new c 发烧',
    { kind: 'share', circleId: 'c', topics: ['发烧'] },
  ],
  [{ postId: 'p', circleId: 'c' }, 'edit p', {}],
])('the link %j opens the form "%s" with %j', (query, key, preset) => {
  expect(formOf(query)).toMatchObject({ key, preset });
});

test('what a link has chosen is not written', () => {
  expect(isWritten(draft({ text: ' ', circleId: 'c', topics: ['发烧'] }))).toBe(false);
  expect(isWritten(draft({ text: '', title: '发' }))).toBe(true);
});

test('a published post is written once its words are others', () => {
  const post = { title: '发烧', text: '第二天', original: '发烧\n第二天' };
  expect(isWritten(draft(post))).toBe(false);
  expect(isWritten(draft({ ...post, text: '第二天好了' }))).toBe(true);
  expect(isWritten(draft({ ...post, title: '', text: '' }))).toBe(true);
});

test.each([
  ['something shared needs no title', {}, {}],
  ['a question does', { kind: 'question' as const }, { title: 'missing' }],
  ['a title of 30 characters', { title: '一'.repeat(30) }, {}],
  ['of 31', { title: '一'.repeat(31) }, { title: 'long' }],
  ['no text', { text: ' \n' }, { text: 'missing' }],
  ['a text of 5,000', { text: '一'.repeat(5_000) }, {}],
  ['of 5,001', { text: '一'.repeat(5_001) }, { text: 'long' }],
  ['four topics', { topics: ['甲甲', '乙乙'], text: '#丙丙# #丁丁#' }, { topics: 'many' }],
])('%s', (_, more, violations) => {
  expect(violationsOf(draft(more), 3)).toEqual(violations);
});

test('blanks at the ends do not count as a change, another order of pictures does', () => {
  const picture = (key: string) => ({ key, name: '', storedAs: null, fileId: null, sentAt: null });
  const one = contentOf(draft({ title: ' a', pictures: [picture('1'), picture('2')] }));
  expect(contentOf(draft({ title: 'a', pictures: [picture('2'), picture('1')] }))).toEqual({
    words: one.words,
    rest: expect.not.stringContaining(one.rest) as string,
  });
});
