import { MOST_TOPICS } from '@contract/community/content-limit-rules';
import { isTopicName } from '@contract/community/topic-rules';

const IN_TEXT = /[#＃][^#＃\s]{1,40}[#＃]/gu;

/** Topics written in a text as `#name#`, each once, in order. */
export function topicsIn(text: string): string[] {
  // Mini-programs' engines lack `matchAll`.
  const names = (text.match(IN_TEXT) ?? []).map((found) => found.slice(1, -1));
  return [...new Set(names.filter(isTopicName))];
}

/** All topics of a post: chosen ones, then those written in its text. There may be too many. */
export const allTopics = (draft: {
  readonly text: string;
  readonly topics: readonly string[];
}): string[] => [...new Set([...draft.topics, ...topicsIn(draft.text)])];

/** The topics that a post is published under. */
export const publishedTopics = (draft: Parameters<typeof allTopics>[0]): string[] =>
  allTopics(draft).slice(0, MOST_TOPICS);
