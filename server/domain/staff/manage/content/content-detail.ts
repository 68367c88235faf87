import type { ManagedClinic } from '@contract/manage/clinic-fields';
import type { ContentDetail } from '@contract/manage/content-endpoints';
import { contentState } from '@contract/manage/content-rules';
import type { Db } from '../../../../db/database';
import { inLanguage } from '../../../../kernel/language';
import type { Language } from '../../../../kernel/language';
import type { ContentRow } from './read-typed';
import { timesOf, typedOf, versionOf } from './stored-content';

/** For whom a text is shown; `now` in ms. */
export interface EditorView {
  readonly now: number;
  readonly language: Language;
}

async function clinicOf(db: Db, depaCode: string, language: Language): Promise<ManagedClinic> {
  const row = await db
    .selectFrom('departments')
    .select('name')
    .where('depa_code', '=', depaCode)
    .executeTakeFirst();
  return { depaCode, name: row ? inLanguage(row.name, language) : depaCode };
}

async function collectedBy(db: Db, articleId: string): Promise<number> {
  const row = await db
    .selectFrom('content_counts')
    .select('collects')
    .where('target_type', '=', 'article')
    .where('target_id', '=', articleId)
    .executeTakeFirst();
  return row?.collects ?? 0;
}

/** A text for those who edit it. */
export async function contentDetail(
  db: Db,
  content: ContentRow,
  { now, language }: EditorView,
): Promise<ContentDetail> {
  const { kind, row } = content;
  return {
    kind,
    contentId: row.id,
    clinic: kind === 'notice' ? await clinicOf(db, row.depaCode, language) : null,
    state: contentState(timesOf(content), now),
    version: versionOf(content),
    text: typedOf(content),
    collectedBy: kind === 'article' ? await collectedBy(db, row.id) : 0,
  };
}
