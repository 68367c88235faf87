/** Most characters of each text; the least is 1 where a text is required. */
export const TEXT_LIMITS = {
  nickname: 16,
  intro: 60,
  title: 30,
  post: 5_000,
  comment: 500,
  explain: 200,
  appeal: 500,
  topic: 20,
  circle: 16,
} as const;

/** Fewest characters of a topic's name. */
export const LEAST_TOPIC = 2;
/** Most of each in one post, comment or report. */
export const MOST_PICTURES = { post: 9, comment: 1, report: 3 } as const;
export const MOST_TOPICS = 3;
/** ms of a post's longest video: a minute, and what a phone's recorder adds to it. */
export const LONGEST_VIDEO = 61_000;

/** Published posts that an author needs before they may create a topic. */
export const POSTS_BEFORE_TOPIC = 3;

/** ms after publishing in which a post can be edited. */
export const EDIT_WINDOW = 24 * 3_600_000;

/** Follows of one author: the codes FL40005 and TFL40004 refuse more (specification §8). */
export const MOST_FOLLOWED = { users: 1_000, topics: 200 } as const;

/** Rows of one page of a feed or a list. */
export const FEED_PAGE = 20;
