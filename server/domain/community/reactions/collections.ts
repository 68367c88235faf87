import { sql } from 'kysely';
import type { ContentTarget, PostCard } from '@contract/community/cards';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import { isShown } from '../../../db/is-shown';
import type { Deps } from '../../../deps';
import type { Bilingual, Language } from '../../../kernel/language';
import { inLanguage } from '../../../kernel/language';
import { timeCursor, parseTimeCursor } from '../feeds/cursor';
import { READ_ROWS } from '../feeds/sources';
import { notBlocked, POST_JOINS, postCardOf, postColumns } from '../posts/post-cards';
import type { PostRow } from '../posts/post-cards';

export interface Collected {
  readonly targetType: ContentTarget;
  readonly targetId: string;
  readonly title: string;
  readonly imgUrl: string;
  readonly post: PostCard | null;
}

export interface CollectionRequest {
  readonly targetType: ContentTarget;
  readonly cursor: string | undefined;
}

type ListDeps = Pick<Deps, 'db' | 'personKey'>;
type Collector = { readonly reader: string; readonly now: number; readonly language: Language };

interface CollectedAt {
  readonly target_id: string;
  readonly collected_at: Date;
}

async function posts(
  { db, personKey }: ListDeps,
  cursor: string | undefined,
  { reader, now }: Collector,
): Promise<(CollectedAt & { readonly item: Collected })[]> {
  const position = parseTimeCursor(cursor);
  const { rows } = await sql<PostRow & CollectedAt>`
    select l.target_id, l.at as collected_at, ${postColumns(reader)}
    from collects l join posts p on p.id = l.target_id ${POST_JOINS}
    where l.author_id = ${reader} and l.target_type = 'post' and p.state = 'published'
      and ${notBlocked(sql`p.author_id`, reader)}
      and ${position === null ? sql`true` : sql`(l.at, l.target_id) < (${new Date(position.at)}::timestamptz, ${position.id}::text)`}
    order by l.at desc, l.target_id desc limit ${sql.lit(READ_ROWS)}`.execute(db);
  return rows.map((row) => {
    const post = postCardOf(row, personKey, now);
    const imgUrl = post.pictures[0]?.feedUrl ?? '';
    const title = post.title || post.excerpt;
    return { ...row, item: { targetType: 'post', targetId: row.id, title, imgUrl, post } };
  });
}

async function published(
  { db }: ListDeps,
  { targetType, cursor }: CollectionRequest,
  { reader, now, language }: Collector,
): Promise<(CollectedAt & { readonly item: Collected })[]> {
  const position = parseTimeCursor(cursor);
  const { rows } = await sql<CollectedAt & { title: Bilingual; img_url: string }>`
    select l.target_id, l.at as collected_at, t.title, t.img_url
    from collects l join ${sql.table(targetType === 'article' ? 'articles' : 'videos')} t on t.id = l.target_id
    where l.author_id = ${reader} and l.target_type = ${targetType} and ${targetType === 'article' ? isShown('t', now) : sql`t.published_at <= ${new Date(now)}`}
      and ${position === null ? sql`true` : sql`(l.at, l.target_id) < (${new Date(position.at)}::timestamptz, ${position.id}::text)`}
    order by l.at desc, l.target_id desc limit ${sql.lit(READ_ROWS)}`.execute(db);
  return rows.map((row) => ({
    ...row,
    item: {
      targetType,
      targetId: row.target_id,
      title: inLanguage(row.title, language),
      imgUrl: row.img_url,
      post: null,
    },
  }));
}

/** What somebody has collected of one kind, the latest first. @throws DomainError 9999 */
export async function collectionPage(
  deps: ListDeps,
  request: CollectionRequest,
  collector: Collector,
): Promise<{ list: Collected[]; next: string | null }> {
  const rows =
    request.targetType === 'post'
      ? await posts(deps, request.cursor, collector)
      : await published(deps, request, collector);
  const last = rows[FEED_PAGE - 1];
  return {
    list: rows.slice(0, FEED_PAGE).map(({ item }) => item),
    next:
      rows.length > FEED_PAGE && last
        ? timeCursor({ at: last.collected_at.getTime(), id: last.target_id })
        : null,
  };
}
