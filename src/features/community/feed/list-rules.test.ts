import { chunksOf } from './chunk-rules';
import { newerInput } from './newer-rules';

test('a list in parts keeps its order', () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunksOf([], 2)).toEqual([]);
});

test('newer posts are counted above the top of the same feed', () => {
  expect(newerInput({ feed: 'topic', topicId: 't' }, 'top')).toEqual({
    feed: 'topic',
    topicId: 't',
    top: 'top',
  });
  expect(newerInput({ feed: 'vaccine', vaccineCode: 'v' }, 'top')).toEqual({
    feed: 'vaccine',
    vaccineCode: 'v',
    top: 'top',
  });
});

test.each([
  [{ feed: 'recommended' }, 'top'],
  [{ feed: 'search', word: 'a' }, 'top'],
  [{ feed: 'circle', circleId: 'c', questions: true }, 'top'],
  [{ feed: 'latest' }, null],
] as const)('newer posts are not counted for %j above %p', (feed, top) => {
  expect(newerInput(feed, top)).toBeNull();
});
