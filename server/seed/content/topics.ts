import { ADULTHOOD_TOPICS } from './topics-adulthood';
import { CHILDHOOD_TOPICS } from './topics-childhood';
import { INFANCY_TOPICS } from './topics-infancy';
import type { Topic } from './topic';

/** Every disease with an entry. */
export const TOPICS: readonly Topic[] = [
  ...INFANCY_TOPICS,
  ...CHILDHOOD_TOPICS,
  ...ADULTHOOD_TOPICS,
];

const byId = new Map(TOPICS.map((topic) => [topic.id, topic]));

/** The disease with this id. Throws for an unknown one. */
export function topicOf(id: string): Topic {
  const topic = byId.get(id);
  if (!topic) throw new Error(`unknown topic ${id}`);
  return topic;
}
