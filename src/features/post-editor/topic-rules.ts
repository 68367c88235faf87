import { LEAST_TOPIC, MOST_TOPICS, TEXT_LIMITS } from '@contract/community/content-limit-rules';

const NAME = /^[\p{L}\p{N}\p{Pc}\p{Pd}·]+$/u;
const IN_TEXT = /[#＃][^#＃\s]{1,40}[#＃]/gu;

/** Whether the provider takes it as a topic's name, which is written without #. */
export const isTopicName = (name: string): boolean =>
  name.length >= LEAST_TOPIC && name.length <= TEXT_LIMITS.topic && NAME.test(name);

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
