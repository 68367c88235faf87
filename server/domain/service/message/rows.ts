import type { MessageCard } from '@contract/message/endpoints';
import { dayOf } from '../../../kernel/clock';
import type { UserContext } from '../../../http/context';
import { renderMessage } from './event-messages';
import type { OwnMessage } from './own-messages';

/** A message as its reader reads it now. */
export const messageOf = (
  row: OwnMessage,
  { language, now }: Pick<UserContext, 'language' | 'now'>,
): MessageCard => ({
  messageId: String(row.id),
  messageClass: row.message_class,
  kind: row.kind,
  ...renderMessage(row.kind, row.params, { language, readOn: dayOf(now) }),
  at: row.created_at.getTime(),
  read: row.read_at !== null,
  link: row.link && { page: row.link.page, query: { ...row.link.query } },
});
