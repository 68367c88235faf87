import type { NotNull } from 'kysely';
import type { DataOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import { isShown } from '../../../db/is-shown';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';

const SHOWN = 3;

/** A clinic's newest notices that are published. @param now ms */
export async function clinicNotices(
  db: Db,
  depaCode: string,
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<DataOf<'GET /hospital-page/notice/listThree.do'>> {
  const rows = await db
    .selectFrom('department_notices')
    .selectAll()
    .where('depa_code', '=', depaCode)
    .where(isShown('department_notices', now))
    .$narrowType<{ published_at: NotNull }>()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: inLanguage(row.title, language),
    content: inLanguage(row.content, language),
    publishedAt: row.published_at.getTime(),
  }));
}
