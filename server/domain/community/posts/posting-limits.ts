import { postingRateLimit, REPEAT_WINDOW } from '@contract/community/posting-limit-rules';
import { linksIn } from '@contract/community/private-number-rules';
import type { Db } from '../../../db/database';
import { waitText } from '../../../http/too-many';
import type { Author } from '../authors/find-author';
import { failure } from '../refusals/refusals';
import { DAY } from '../../../kernel/clock';

/** What is about to be written. */
export interface NewText {
  readonly kind: 'post' | 'comment';
  /** As stored. */
  readonly text: string;
  readonly pictures: number;
}

const TABLES = { post: 'posts', comment: 'comments' } as const;

const TEXTS = {
  firstDayCount: {
    zh: '新用户第一天可以发 3 篇帖子、10 条评论，请明天再来',
    en: 'On your first day you can write 3 posts and 10 comments. Come back tomorrow.',
  },
  firstDayPictures: {
    zh: '新用户第一天每次可以发 1 张图片，请减少图片',
    en: 'On your first day you can add one picture at a time. Remove the others.',
  },
  firstDayLinks: {
    zh: '新用户第一天每次可以带 2 个链接，请减少链接',
    en: 'On your first day you can add two links at a time. Remove the others.',
  },
} as const;

/**
 * Refuses what is written too fast, too often or twice. Call it with the author's row locked, so that calls of one
 * author are judged one after the other.
 * @throws DomainError 9900 (reason of the limit or `repeated`; `retryAt` in ms)
 */
export async function requireWithinPostingLimits(
  db: Db,
  author: Author,
  { kind, text, pictures }: NewText,
  now: number,
): Promise<void> {
  const table = TABLES[kind];
  const written = await db
    .selectFrom(table)
    .select(['published_at', 'body'])
    .where('author_id', '=', author.id)
    .where('published_at', '>', new Date(now - DAY))
    .orderBy('published_at', 'desc')
    .execute();
  const limit = postingRateLimit({
    kind,
    now,
    since: author.created_at.getTime(),
    last: written[0]?.published_at.getTime() ?? null,
    today: written.length,
    pictures,
    links: linksIn(text).length,
  });
  if (limit) {
    const wait = waitText((limit.retryAt ?? now) - now);
    const message =
      limit.reason === 'pause'
        ? { zh: `发得太快了，请 ${wait.zh}后再发`, en: `Too fast. Try again in ${wait.en}.` }
        : TEXTS[limit.reason];
    throw failure(limit.reason, message, { retryAt: limit.retryAt });
  }
  const isRepeated = written.some(
    ({ published_at: at, body }) => body === text && now < at.getTime() + REPEAT_WINDOW,
  );
  if (isRepeated)
    throw failure('repeated', {
      zh: '刚刚发过相同的内容',
      en: 'You have just posted the same text.',
    });
}
