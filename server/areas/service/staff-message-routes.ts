import { MOST_MESSAGES } from '@contract/service/chat-rules';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { appendMessage, storedMessage } from '../../domain/service/append';
import { markChatRead, readableConversation } from '../../domain/service/conversations';
import { messagesAfter } from '../../domain/service/messages-after';
import { ordersForStaff } from '../../domain/service/orders-for-staff';
import { presentMessages } from '../../domain/service/present';
import { bodyOf, checkSent } from '../../domain/service/send';
import type { ServiceParts } from '../../domain/service/service';
import { staffChat } from '../../domain/service/staff-cards';
import { TOPIC } from '../../domain/service/watch';
import { DomainError } from '../../http/domain-error';
import { limitsFor } from '../../http/limits';
import { createCallCounter } from '../../http/route-limits';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** What staff read and write in a conversation. */
export function staffMessageRoutes(deps: Deps, service: ServiceParts): readonly Route[] {
  const { db, cipher, config } = deps;
  const { signals } = service;
  const count = createCallCounter(limitsFor(config.writesPerMinute));

  return [
    route(
      'GET /service/staff/messages.do',
      async ({ conversationId, after: seen, wait }, { staff, language, now }) => {
        let row = await readableConversation(db, conversationId, staff.staffId);
        if (wait && row.last_seq <= seen && row.state !== 'closed') {
          await service.waitForNews(row.id, seen);
          row = await readableConversation(db, conversationId, staff.staffId);
        }
        const rows = await messagesAfter(db, row.id, seen, MOST_MESSAGES);
        const reader = { side: 'staff', language, now } as const;
        return {
          chat: await staffChat(db, cipher, row, staff.staffId),
          list: await presentMessages(deps, rows, reader),
        };
      },
    ),
    route(
      'GET /service/staff/orders.do',
      async ({ conversationId }, { staff, language, today }) => {
        const row = await readableConversation(db, conversationId, staff.staffId);
        return { list: await ordersForStaff(db, row.user_id, today, language) };
      },
    ),
    route(
      'POST /service/staff/send.do',
      async ({ conversationId, clientId, message }, { staff, language, now }) => {
        count('serviceStaffMessages', staff.staffId, now);
        // Pictures are people's: staff have no uploads.
        if (message.kind === 'picture') throw new DomainError(CODE.PARAMETERS);
        const { user_id } = await readableConversation(db, conversationId, staff.staffId);
        await checkSent(db, message, user_id, now);
        const known = await storedMessage(db, conversationId, 'staff', clientId);
        const stored =
          known?.staff_id === staff.staffId
            ? known
            : await appendMessage(db, cipher, {
                conversationId,
                sender: 'staff',
                staffId: staff.staffId,
                clientId,
                kind: message.kind,
                body: bodyOf(message),
                now,
              });
        signals.send(TOPIC.conversation(conversationId));
        const reader = { side: 'staff', language, now } as const;
        const [shown] = await presentMessages(deps, [stored], reader);
        if (!shown) throw new DomainError(CODE.NOT_FOUND);
        return shown;
      },
    ),
    route('POST /service/staff/read.do', async ({ conversationId, seq }, { staff }) => {
      await readableConversation(db, conversationId, staff.staffId);
      await markChatRead(db, conversationId, 'staff', seq);
      signals.send(TOPIC.read(conversationId, 'staff', seq));
      return null;
    }),
  ];
}
