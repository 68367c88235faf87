import type { AgeBand, PostCard } from '@contract/community/cards';

/** Shorter titles say too little to compare them. */
const SHORTEST_TITLE = 4;
/** More would push the form out of sight. */
const SHOWN = 3;

/** The title to look for answered questions with; null while there is too little to go by. */
export const similarTitle = (kind: string, title: string): string | null =>
  kind === 'question' && title.trim().length >= SHORTEST_TITLE ? title.trim() : null;

/** Answered questions to show, those about the same age first. */
export const shownSimilar = (posts: readonly PostCard[], age: AgeBand | ''): PostCard[] =>
  [...posts]
    .sort(
      (a, b) => Number(age !== '' && b.ageBand === age) - Number(age !== '' && a.ageBand === age),
    )
    .slice(0, SHOWN);
