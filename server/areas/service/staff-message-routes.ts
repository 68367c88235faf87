import { MOST_MESSAGES } from '@contract/service/chat-rules';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { markChatRead } from '../../domain/service/customer-chat/conversations';
import { messagesAfter } from '../../domain/service/customer-chat/messages-after';
import { ordersForStaff } from '../../domain/service/customer-chat/orders-for-staff';
import { presentMessages } from '../../domain/service/customer-chat/present';
import { sendAsStaff } from '../../domain/service/customer-chat/send-as-staff';
import type { ServiceParts } from '../../domain/service/customer-chat/service';
import {
  heldConversation,
  readableConversation,
} from '../../domain/service/customer-chat/staff-access';
import { staffChat } from '../../domain/service/customer-chat/staff-cards';
import { HINT } from '../../domain/service/customer-chat/hints';
import { newsOf } from '../../domain/service/customer-chat/watch';
import { DomainError, refusedInput } from '../../http/domain-error';
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
      async (
        { conversationId, after: seen, wait },
        { staff, language, now, address, whenGone },
      ) => {
        const { staffId } = staff;
        let row = await readableConversation(db, conversationId, { staffId, now });
        if (wait && row.last_seq <= seen && row.state !== 'closed') {
          await service.waitForNews(
            { side: 'staff', id: staffId, address, whenGone },
            row.id,
            seen,
          );
          row = await readableConversation(db, conversationId, { staffId, now });
        }
        const { user_id: userId, id: subject } = row;
        await recordAccesses(db, staff, [{ userId, part: 'conversation', subject }], now);
        const rows = await messagesAfter(db, row.id, seen, MOST_MESSAGES);
        const reader = { side: 'staff', language, now } as const;
        return {
          chat: await staffChat(db, cipher, row, staffId),
          list: await presentMessages(deps, rows, reader),
        };
      },
    ),
    route(
      'GET /service/staff/orders.do',
      async ({ conversationId }, { staff, language, today, now }) => {
        const row = await heldConversation(db, conversationId, staff.staffId);
        const { user_id: userId, id } = row;
        const list = await ordersForStaff(db, userId, today, language);
        // That there is none is seen as well.
        const seen = list.length > 0 ? list.map(({ orderId }) => orderId) : [id];
        const opened = seen.map((subject) => ({ userId, part: 'appointments', subject }) as const);
        await recordAccesses(db, staff, opened, now);
        return { list };
      },
    ),
    route(
      'POST /service/staff/send.do',
      async ({ conversationId, clientId, message }, { staff, language, now }) => {
        count('serviceStaffMessages', staff.staffId, now);
        // Pictures are people's: staff have no uploads.
        if (message.kind === 'picture')
          throw refusedInput({
            zh: '客服不能发送图片，请改发文字',
            en: 'staff cannot send pictures. Send text instead',
          });
        const step = { conversationId, staffId: staff.staffId, now };
        const stored = await sendAsStaff(deps, step, { clientId, message });
        signals.send(newsOf(conversationId));
        const reader = { side: 'staff', language, now } as const;
        const [shown] = await presentMessages(deps, [stored], reader);
        if (!shown) throw new DomainError(CODE.NOT_FOUND);
        return shown;
      },
    ),
    route('POST /service/staff/read.do', async ({ conversationId, seq }, { staff, now }) => {
      await readableConversation(db, conversationId, { staffId: staff.staffId, now });
      await markChatRead(db, conversationId, 'staff', seq);
      signals.send(HINT.read(conversationId, 'staff', seq));
      return null;
    }),
  ];
}
