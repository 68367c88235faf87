import type { Selectable } from 'kysely';
import type { MessageCard } from '@contract/message/endpoints';
import type { MessagesTable } from '../../db/desk-tables';
import { dayOf } from '../../kernel/clock';
import type { UserContext } from '../../http/context';
import { wordMessage } from './event-messages';

/** A message as its reader reads it now. */
export const messageOf = (
  row: Selectable<MessagesTable>,
  { language, now }: Pick<UserContext, 'language' | 'now'>,
): MessageCard => ({
  messageId: String(row.id),
  messageClass: row.message_class,
  kind: row.kind,
  ...wordMessage(row.kind, row.params, { language, readOn: dayOf(now) }),
  at: row.created_at.getTime(),
  read: row.read_at !== null,
  link: row.link && { page: row.link.page, query: { ...row.link.query } },
});
