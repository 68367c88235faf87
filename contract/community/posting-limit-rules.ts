const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

/** What an author may do on the first day, which begins with the author's creation. */
export const FIRST_DAY = {
  length: DAY,
  posts: 3,
  comments: 10,
  pictures: 1,
  links: 2,
  likes: 50,
} as const;

/** ms between two posts or two comments of one author, on the first day and later. */
export const PAUSES = {
  post: { first: 120 * SECOND, later: 15 * SECOND },
  comment: { first: 30 * SECOND, later: 5 * SECOND },
} as const;

/** ms in which the same text of one author is refused. */
export const REPEAT_WINDOW = 5 * MINUTE;

/** Whether an author is still in the first day. @param since when the author was created, ms */
export const isFirstDay = (since: number, now: number): boolean => now < since + FIRST_DAY.length;

/** What an author has written of one kind, and wants to write now. */
export interface Writing {
  readonly kind: 'post' | 'comment';
  /** ms. */
  readonly now: number;
  /** When the author was created, ms. */
  readonly since: number;
  /** When the author last wrote one of the kind, ms; null: never. */
  readonly last: number | null;
  /** How many of the kind were written in the last 24 hours. */
  readonly today: number;
  readonly pictures: number;
  readonly links: number;
}

/** Why writing has to wait; `retryAt` in ms, null where waiting does not help but writing less does. */
export interface PostingRateLimit {
  readonly reason: 'pause' | 'firstDayCount' | 'firstDayPictures' | 'firstDayLinks';
  readonly retryAt: number | null;
}

/** The limit that applies to a new post or comment; null where it may be written now. */
export function postingRateLimit({
  kind,
  now,
  since,
  last,
  today,
  pictures,
  links,
}: Writing): PostingRateLimit | null {
  const isNew = isFirstDay(since, now);
  const pause = PAUSES[kind][isNew ? 'first' : 'later'];
  if (last !== null && now < last + pause) return { reason: 'pause', retryAt: last + pause };
  if (!isNew) return null;
  const most = kind === 'post' ? FIRST_DAY.posts : FIRST_DAY.comments;
  if (today >= most) return { reason: 'firstDayCount', retryAt: since + FIRST_DAY.length };
  if (pictures > FIRST_DAY.pictures) return { reason: 'firstDayPictures', retryAt: null };
  if (links > FIRST_DAY.links) return { reason: 'firstDayLinks', retryAt: null };
  return null;
}
