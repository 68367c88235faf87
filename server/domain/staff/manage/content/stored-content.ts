import { sql } from 'kysely';
import type { ContentKind, ContentText, ContentTimes } from '@contract/manage/content-rules';
import { shanghaiText } from '@contract/time/shanghai-rules';
import type * as rows from '../../../../catalogue/rows';
import type { Db } from '../../../../db/database';
import { sha256 } from '../../../../kernel/ids';
import { writeArticle } from '../../../clinics/catalogue/content-files/articles';
import { writeEncyclopedia } from '../../../clinics/catalogue/content-files/encyclopedia';
import type { ContentRow } from './read-typed';
import { typedOfFiles } from './typed-files';
import { typedOfNotice } from './typed-notice';

/** The text of an id; `isLocked`: its row, until the transaction ends. */
export interface WhichContent {
  readonly kind: ContentKind;
  readonly id: string;
  readonly isLocked: boolean;
}

const instantOrNull = (date: Date | null): string | null =>
  date === null ? null : `${shanghaiText(date.getTime())}+08:00`;

// Stored by the seed and the operator in the catalogue's own form.
const copyOf = <T>(value: unknown): T => structuredClone(value) as T;

async function storedArticle(db: Db, { id, isLocked }: WhichContent): Promise<ContentRow | null> {
  const row = await db
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row
    ? {
        kind: 'article',
        row: {
          id,
          channel: row.channel,
          zoneId: row.zone_id,
          title: row.title,
          summary: row.summary,
          blocks: copyOf(row.blocks),
          imgUrl: row.img_url,
          readMinutes: row.read_minutes,
          publishedAt: instantOrNull(row.published_at),
          publishedUntil: instantOrNull(row.published_until),
          origin: row.origin,
        },
      }
    : null;
}

async function storedEntry(db: Db, { id, isLocked }: WhichContent): Promise<ContentRow | null> {
  const row = await db
    .selectFrom('encyclopedia')
    .selectAll()
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  const { title, content, origin } = row ?? {};
  return title
    ? {
        kind: 'encyclopedia',
        row: { id, title, content: copyOf(content), origin: origin ?? null },
      }
    : null;
}

async function storedNotice(db: Db, { id, isLocked }: WhichContent): Promise<ContentRow | null> {
  const row = await db
    .selectFrom('department_notices')
    .selectAll()
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row
    ? {
        kind: 'notice',
        row: {
          id,
          depaCode: row.depa_code,
          title: row.title,
          content: row.content,
          publishedAt: instantOrNull(row.published_at),
          publishedUntil: instantOrNull(row.published_until),
        },
      }
    : null;
}

const STORED = { article: storedArticle, encyclopedia: storedEntry, notice: storedNotice } as const;

/** A text as the catalogue has it; null where there is none. */
export const storedContent = (db: Db, which: WhichContent): Promise<ContentRow | null> =>
  STORED[which.kind](db, which);

const filesText = (files: readonly [string, string][]): string[] => files.map(([, text]) => text);

/** A stored text as it is typed. */
export function typedOf(content: ContentRow): ContentText {
  switch (content.kind) {
    case 'article':
      return typedOfFiles(filesText(writeArticle(content.row)));
    case 'encyclopedia':
      return typedOfFiles(filesText(writeEncyclopedia(content.row)));
    case 'notice':
      return typedOfNotice(content.row);
  }
}

/** When readers see it, ms; an entry of the encyclopaedia always. */
export function timesOf(content: ContentRow): ContentTimes {
  if (content.kind === 'encyclopedia') return { from: 0, until: null };
  const { publishedAt, publishedUntil } = content.row;
  const ms = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  return { from: ms(publishedAt), until: ms(publishedUntil) };
}

/** Another one after every change of what is stored, by whomever. */
export const versionOf = (content: ContentRow): string => sha256(JSON.stringify(typedOf(content)));

const json = (value: unknown) =>
  value === null ? sql<never>`null` : sql<never>`${JSON.stringify(value)}::jsonb`;
const timeOrNull = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant);

const articleValues = (row: rows.ArticleRow) => ({
  id: row.id,
  channel: row.channel,
  zone_id: row.zoneId,
  title: json(row.title),
  summary: json(row.summary),
  blocks: json(row.blocks),
  img_url: row.imgUrl,
  read_minutes: row.readMinutes,
  published_at: timeOrNull(row.publishedAt),
  published_until: timeOrNull(row.publishedUntil),
  origin: json(row.origin),
});

const entryValues = (row: rows.EncyclopediaRow) => ({
  id: row.id,
  title: json(row.title),
  content: json(row.content),
  origin: json(row.origin),
});

const noticeValues = (row: rows.DepartmentNoticeRow) => ({
  id: row.id,
  depa_code: row.depaCode,
  title: json(row.title),
  content: json(row.content),
  published_at: timeOrNull(row.publishedAt),
  published_until: timeOrNull(row.publishedUntil),
});

/** Stores a text, a new one or another version. Search hears of it by the tables’ triggers. */
export async function storeContent(trx: Db, { kind, row }: ContentRow): Promise<void> {
  if (kind === 'article') {
    const { id: _, ...values } = articleValues(row);
    await trx
      .insertInto('articles')
      .values(articleValues(row))
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  } else if (kind === 'encyclopedia') {
    const { id: _, ...values } = entryValues(row);
    await trx
      .insertInto('encyclopedia')
      .values(entryValues(row))
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  } else {
    const { id: _, ...values } = noticeValues(row);
    await trx
      .insertInto('department_notices')
      .values(noticeValues(row))
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  }
}
