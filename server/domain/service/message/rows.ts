import type { MessageCard, MessageNotice } from '@contract/message/endpoints';
import { dayOf } from '../../../kernel/clock';
import type { UserContext } from '../../../http/context';
import { renderMessage } from './event-messages';
import { messageFacts } from './message-facts';
import type { OwnMessage } from './own-messages';

type Reader = Pick<UserContext, 'language' | 'now'>;

/** A message as its reader reads it now. */
export const messageOf = (row: OwnMessage, { language, now }: Reader): MessageCard => ({
  messageId: String(row.id),
  messageClass: row.message_class,
  kind: row.kind,
  ...renderMessage(row.kind, row.params, { language, readOn: dayOf(now) }),
  at: row.created_at.getTime(),
  read: row.read_at !== null,
  link: row.link && { page: row.link.page, query: { ...row.link.query } },
});

/** {@link messageOf} with the facts of its page. */
export const noticeOf = (row: OwnMessage, reader: Reader): MessageNotice => ({
  ...messageOf(row, reader),
  facts: messageFacts(row.kind, row.params, {
    language: reader.language,
    readOn: dayOf(reader.now),
  }),
});
