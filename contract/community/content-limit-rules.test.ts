import * as v from 'valibot';
import { endpoints } from '../endpoints';

const { input } = endpoints['POST /ugc-api/post/publish.do'];
const post = (more: object) => ({
  kind: 'share',
  title: '',
  text: '打完疫苗第二天',
  idempotencyKey: 'k'.repeat(32),
  ...more,
});

test.each([
  ['title', 30],
  ['text', 5_000],
])('the %s of a post has at most %d characters', (field, most) => {
  expect(v.safeParse(input, post({ [field]: '字'.repeat(most) })).issues).toBeUndefined();
  expect(v.is(input, post({ [field]: '字'.repeat(most + 1) }))).toBe(false);
});
