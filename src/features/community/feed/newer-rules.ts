import type { InputOf } from '@contract/endpoints';

type FeedInput = Omit<InputOf<'GET /ugc-api/post/feed.do'>, 'cursor'>;

/**
 * How to ask for posts above a feed's top. Null where there is no answer: ranked feeds, searches, parts of a feed that
 * the count does not know, and lists without a top.
 */
export function newerInput(
  { feed, questions, circleId, topicId, vaccineCode, userId }: FeedInput,
  top: string | null,
): InputOf<'GET /ugc-api/post/newer.do'> | null {
  if (top === null || questions || feed === 'recommended' || feed === 'search') return null;
  return {
    feed,
    top,
    ...(circleId === undefined ? {} : { circleId }),
    ...(topicId === undefined ? {} : { topicId }),
    ...(vaccineCode === undefined ? {} : { vaccineCode }),
    ...(userId === undefined ? {} : { userId }),
  };
}
