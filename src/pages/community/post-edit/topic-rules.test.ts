import { isTopicName } from '@contract/community/topic-rules';
import { allTopics, publishedTopics, topicsIn } from './topic-rules';

test.each([
  ['打完#发烧#了', ['发烧']],
  ['#发烧##二针#', ['发烧', '二针']],
  ['＃HPV_9价＃ 和 #发烧#，又 #发烧#', ['HPV_9价', '发烧']],
  ['没有话题，第 #1 针', []],
  ['#太#一个字不够', []],
  ['#有 空格#', []],
  ['#带，标点#', []],
])('%s names %j', (text, names) => {
  expect(topicsIn(text)).toEqual(names);
});

test('a name has 2 to 20 characters', () => {
  expect(['一', '一二', '一'.repeat(20), '一'.repeat(21)].map(isTopicName)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('chosen topics come first, none twice, three are published', () => {
  const draft = { topics: ['发烧', '流感'], text: '#流感# #接种# #留观#' };
  expect(allTopics(draft)).toEqual(['发烧', '流感', '接种', '留观']);
  expect(publishedTopics(draft)).toEqual(['发烧', '流感', '接种']);
});
