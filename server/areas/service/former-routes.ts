import type { FormerChat } from '@contract/service/cards';
import type { Deps } from '../../deps';
import { formerConversations, lastOfFormer } from '../../domain/service/former';
import type { Former } from '../../domain/service/former';
import { messagesAfter } from '../../domain/service/messages-after';
import { presentMessages } from '../../domain/service/present';
import type { Reader } from '../../domain/service/present';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';

/** An account's conversations that have ended. */
export function formerRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  const card = async (
    { id, startedAt, closedAt, first }: Former,
    reader: Reader,
  ): Promise<FormerChat[]> => {
    const [subject] = await presentMessages(deps, [first], reader);
    const at = { startedAt: startedAt.getTime(), closedAt: closedAt.getTime() };
    return subject ? [{ conversationId: id, ...at, subject }] : [];
  };

  return [
    route('GET /service/chat/former.do', async (page, { userId, language, now }) => {
      const { rows, total } = await formerConversations(db, userId, page);
      const reader = { side: 'user', language, now } as const;
      const cards = await Promise.all(rows.map((row) => card(row, reader)));
      return pageOf(cards.flat(), { ...page, total });
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
