import type { CommunitySeed } from './build-community';

/** Indices of what each author follows or is in. */
export interface Memberships {
  readonly follows: readonly (readonly number[])[];
  readonly circles: readonly (readonly number[])[];
  readonly topics: readonly (readonly number[])[];
}

/** How often each index occurs. */
const occurrences = (indices: Iterable<number | null>): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const index of indices) if (index !== null) counts.set(index, (counts.get(index) ?? 0) + 1);
  return counts;
};

const DOCTOR = 20;
const OPERATED = 40;

/** Counters of the sample community by index, as its rows make them. */
export function countersOf(
  { people, posts, comments }: CommunitySeed,
  { follows, circles, topics }: Memberships,
) {
  const isRanked = (author: number): boolean => people[author]?.userType !== OPERATED;
  const likes = occurrences([]);
  for (const { author, likers } of [...posts, ...comments])
    likes.set(author, (likes.get(author) ?? 0) + likers.length);
  const writers = new Map<number, Set<number>>();
  for (const { post, author } of comments)
    if (isRanked(author) && author !== posts[post]?.author)
      writers.set(post, (writers.get(post) ?? new Set()).add(author));
  const answered = new Set(
    comments.flatMap(({ post, parent, author }) =>
      parent === null && people[author]?.userType === DOCTOR ? [post] : [],
    ),
  );
  return {
    author: {
      likes,
      posts: occurrences(posts.map(({ author }) => author)),
      followers: occurrences(follows.flat()),
    },
    circle: {
      posts: occurrences(posts.map(({ circle }) => circle)),
      members: occurrences(circles.flat()),
    },
    topic: {
      posts: occurrences(posts.flatMap((post) => post.topics)),
      followers: occurrences(topics.flat()),
    },
    post: {
      comments: occurrences(comments.map(({ post }) => post)),
      answered,
      heat: new Map(
        posts.map(({ likers, collectors }, index) => [
          index,
          likers.filter(isRanked).length +
            3 * collectors.filter(isRanked).length +
            2 * (writers.get(index)?.size ?? 0),
        ]),
      ),
    },
    comment: { replies: occurrences(comments.map(({ parent }) => parent)) },
  };
}
