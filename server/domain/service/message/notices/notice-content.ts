import type { Block } from '@contract/message/rich-content';
import type { NoticeButton } from '../../../../db/interaction-tables';
import type { Db } from '../../../../db/database';
import type { Language } from '../../../../kernel/language';
import { inLanguage } from '../../../../kernel/language';

/** Rich content of a notice in the reader's language, and the text of its button. */
export async function noticeContent(
  db: Db,
  noticeId: string | null,
  language: Language,
): Promise<{ content: Block[]; buttonText: string | null } | undefined> {
  if (noticeId === null) return undefined;
  const row = await db
    .selectFrom('notices')
    .select(['content', 'button'])
    .where('id', '=', noticeId)
    .executeTakeFirst();
  if (!row) return undefined;
  const button: NoticeButton | null = row.button;
  return {
    content: language === 'en' ? row.content.en : row.content.zh,
    buttonText: button && inLanguage(button.text, language),
  };
}
