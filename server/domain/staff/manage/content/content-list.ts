import { sql } from 'kysely';
import type { DataOf, ParsedInputOf } from '@contract/endpoints';
import { contentState } from '@contract/manage/content-rules';
import type { ContentKind, ContentState } from '@contract/manage/content-rules';
import type { Db } from '../../../../db/database';
import { inLanguage } from '../../../../kernel/language';
import type { Bilingual } from '../../../../kernel/language';
import type { EditorView } from './content-detail';

type ListCall = 'GET /manage/content/list.do';

/** Texts on a page. */
const PAGE = 30;

interface Row {
  readonly id: string;
  readonly title: Bilingual;
  readonly published_at: Date | null;
  readonly published_until: Date | null;
  readonly depa_code: string | null;
  readonly clinic_name: Bilingual | null;
  readonly position: string;
}

/** The texts of each kind; entries of the encyclopaedia are shown since ever. */
const SOURCES: Readonly<Record<ContentKind, ReturnType<typeof sql>>> = {
  article: sql`select id, title, published_at, published_until, null::text as depa_code from articles`,
  encyclopedia: sql`select id, title, to_timestamp(0) as published_at, null::timestamptz as published_until,
    null::text as depa_code from encyclopedia`,
  notice: sql`select id, title, published_at, published_until, depa_code from department_notices`,
};

const stateIs = (state: ContentState | undefined, now: number) => {
  const time = new Date(now);
  const isOver = sql`coalesce(c.published_until <= ${time}, false)`;
  switch (state) {
    case undefined:
      return sql`true`;
    case 'draft':
      return sql`c.published_at is null`;
    case 'takenBack':
      return sql`c.published_at is not null and ${isOver}`;
    case 'planned':
      return sql`c.published_at > ${time} and not ${isOver}`;
    case 'published':
      return sql`c.published_at <= ${time} and not ${isOver}`;
  }
};

/** Drafts first, then the newest: microseconds since 1970, after every time for a draft. */
const POSITION = sql`coalesce((extract(epoch from c.published_at) * 1000000)::bigint, 9000000000000000000)`;
const CURSOR = /^(\d{1,19})\.([A-Za-z0-9_-]{1,40})$/;

function isAfter(cursor: string | undefined) {
  const [, position, id] = CURSOR.exec(cursor ?? '') ?? [];
  return position === undefined || id === undefined
    ? sql`true`
    : sql`(${POSITION}, c.id) < (${position}::bigint, ${id}::text)`;
}

/** Texts of a kind, drafts first, then the newest. @param depaCode of a clinic; null: of all */
export async function contentList(
  db: Db,
  { kind, words, state, cursor }: ParsedInputOf<ListCall>,
  depaCode: string | null,
  { now, language }: EditorView,
): Promise<DataOf<ListCall>> {
  const { rows } = await sql<Row>`
    select c.id, c.title, c.published_at, c.published_until, c.depa_code, d.name as clinic_name,
      ${POSITION}::text as position
    from (${SOURCES[kind]}) c left join departments d on d.depa_code = c.depa_code
    where (${depaCode}::text is null or c.depa_code = ${depaCode}) and ${stateIs(state, now)} and ${isAfter(cursor)}
      and (${words} = '' or c.id = ${words} or strpos(lower(c.title ->> 'zh'), lower(${words})) > 0
        or strpos(lower(c.title ->> 'en'), lower(${words})) > 0)
    order by ${POSITION} desc, c.id desc limit ${sql.lit(PAGE + 1)}`.execute(db);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    list: page.map((row) => {
      const from = row.published_at?.getTime() ?? null;
      const until = row.published_until?.getTime() ?? null;
      return {
        contentId: row.id,
        title: inLanguage(row.title, language),
        state: contentState({ from, until }, now),
        publishedFrom: kind === 'encyclopedia' ? null : from,
        publishedUntil: until,
        clinic:
          row.depa_code === null
            ? null
            : {
                depaCode: row.depa_code,
                name: row.clinic_name ? inLanguage(row.clinic_name, language) : row.depa_code,
              },
      };
    }),
    next: rows.length > PAGE && last ? `${last.position}.${last.id}` : null,
  };
}
