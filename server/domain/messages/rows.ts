import type { Selectable } from 'kysely';
import type { MessageCard } from '@contract/message/endpoints';
import type { MessagesTable } from '../../db/desk-tables';
import type { Language } from '../../kernel/language';
import { wordMessage } from './event-messages';

/** A message in its reader's language. */
export const messageOf = (row: Selectable<MessagesTable>, language: Language): MessageCard => ({
  messageId: String(row.id),
  messageClass: row.message_class,
  kind: row.kind,
  ...wordMessage(row.kind, row.params, language),
  at: row.created_at.getTime(),
  read: row.read_at !== null,
  link: row.link && { page: row.link.page, query: { ...row.link.query } },
});
