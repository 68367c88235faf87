import type { DataOf } from '@contract/endpoints';
import type { Db } from '../../db/database';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';

const SHOWN = 3;

/** A clinic's newest notices. */
export async function clinicNotices(
  db: Db,
  depaCode: string,
  language: Language,
): Promise<DataOf<'GET /hospital-page/notice/listThree.do'>> {
  const rows = await db
    .selectFrom('department_notices')
    .selectAll()
    .where('depa_code', '=', depaCode)
    .orderBy('published_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: inLanguage(row.title, language),
    content: inLanguage(row.content, language),
    publishedAt: row.published_at.getTime(),
  }));
}
