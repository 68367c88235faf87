import type { ChatMessage, FormerChat } from '@contract/service/cards';
import type { Deps } from '../../deps';
import { formerConversations, lastOfFormer } from '../../domain/service/customer-chat/former';
import type { Former } from '../../domain/service/customer-chat/former';
import { messagesAfter } from '../../domain/service/customer-chat/messages-after';
import { presentMessages } from '../../domain/service/customer-chat/present';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';

const cardOf = (
  { id, startedAt, closedAt }: Former,
  subject: ChatMessage | undefined,
): FormerChat[] =>
  subject
    ? [
        {
          conversationId: id,
          startedAt: startedAt.getTime(),
          closedAt: closedAt.getTime(),
          subject,
        },
      ]
    : [];

/** An account's conversations that have ended. */
export function formerRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    route('GET /service/chat/former.do', async (page, { userId, language, now }) => {
      const { rows, total } = await formerConversations(db, userId, page);
      const firsts = rows.map(({ first }) => first);
      const subjects = await presentMessages(deps, firsts, { side: 'user', language, now });
      const cards = rows.flatMap((row, index) => cardOf(row, subjects[index]));
      return pageOf(cards, { ...page, total });
    }),
    route(
      'GET /service/chat/formerMessages.do',
      async ({ conversationId, pageNo, pageSize }, { userId, language, now }) => {
        const total = await lastOfFormer(db, userId, conversationId);
        // Numbers are without gaps, so a page begins after a number.
        const rows = await messagesAfter(db, conversationId, (pageNo - 1) * pageSize, pageSize);
        const list = await presentMessages(deps, rows, { side: 'user', language, now });
        return pageOf(list, { total, pageNo, pageSize });
      },
    ),
  ];
}
