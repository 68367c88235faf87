import type { MessageCard, MessageNotice } from '@contract/message/endpoints';
import { dayOf } from '../../../kernel/clock';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual } from '../../../kernel/language';
import type { UserContext } from '../../../http/context';
import { renderMessage } from './event-messages';
import { messageFacts } from './message-facts';
import type { OwnMessage } from './own-messages';

type Reader = Pick<UserContext, 'language' | 'now'>;

/** What stands behind the title of a message whose appointment was called off. */
const CALLED_OFF: Bilingual = { zh: '（已取消）', en: ' (cancelled)' };

/** A message as its reader reads it now. @param isCalledOff its appointment takes place no more */
export const messageOf = (
  row: OwnMessage,
  { language, now }: Reader,
  isCalledOff = false,
): MessageCard => {
  const { title, body } = renderMessage(row.kind, row.params, { language, readOn: dayOf(now) });
  return {
    messageId: String(row.id),
    messageClass: row.message_class,
    kind: row.kind,
    title: isCalledOff ? `${title}${inLanguage(CALLED_OFF, language)}` : title,
    body,
    at: row.created_at.getTime(),
    read: row.read_at !== null,
    link: row.link && { page: row.link.page, query: { ...row.link.query } },
  };
};

/** {@link messageOf} with the facts of its page. */
export const noticeOf = (row: OwnMessage, reader: Reader, isCalledOff = false): MessageNotice => ({
  ...messageOf(row, reader, isCalledOff),
  facts: messageFacts(row.kind, row.params, {
    language: reader.language,
    readOn: dayOf(reader.now),
  }),
});
