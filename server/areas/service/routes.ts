import { MOST_MESSAGES } from '@contract/service/chat-rules';
import { isStaffed } from '@contract/service/chat-rules';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { createAnswers } from '../../domain/service/customer-chat/answers';
import {
  chatOf,
  findConversation,
  latestConversation,
  markChatRead,
  noteSeen,
  rateConversation,
} from '../../domain/service/customer-chat/conversations';
import { hasFormer } from '../../domain/service/customer-chat/former';
import { messagesAfter } from '../../domain/service/customer-chat/messages-after';
import { presentMessages } from '../../domain/service/customer-chat/present';
import { sendAsUser } from '../../domain/service/customer-chat/send-as-user';
import type { ServiceParts } from '../../domain/service/customer-chat/service';
import { closeAsUser } from '../../domain/service/customer-chat/staff-steps';
import { HINT } from '../../domain/service/customer-chat/hints';
import { newsOf } from '../../domain/service/customer-chat/watch';
import { DomainError } from '../../http/domain-error';
import { limitsFor } from '../../http/limits';
import { createCallCounter } from '../../http/route-limits';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { timeOf } from '../../kernel/clock';
import { formerRoutes } from './former-routes';
import { helpRoute } from './help-route';

/** An account's own conversation with customer service. */
export function serviceRoutes(deps: Deps, service: ServiceParts): readonly Route[] {
  const { db, config } = deps;
  const { hours, signals } = service;
  const answersFor = createAnswers(deps);
  const count = createCallCounter(limitsFor(config.writesPerMinute));

  return [
    route('GET /service/chat/state.do', async (_input, { userId, now }) => {
      const row = await latestConversation(db, userId);
      return {
        ...hours,
        staffed: isStaffed(hours, timeOf(now)),
        hasFormer: row !== undefined && (await hasFormer(db, userId)),
        chat: row ? await chatOf(db, row, now) : null,
      };
    }),
    route(
      'POST /service/answers/search.do',
      ({ word }, { userId, language, now, today }) =>
        answersFor({ userId, word, language, now, today }),
      { limit: 'serviceSearches' },
    ),
    route(
      'POST /service/chat/send.do',
      async ({ clientId, message }, { userId, language, now }) => {
        count('serviceMessages', userId, now);
        const sent = { userId, clientId, message, now, hours };
        const stored = await sendAsUser(deps, sent);
        signals.send(newsOf(stored.conversation_id));
        signals.send(HINT.queue);
        const reader = { side: 'user', language, now } as const;
        const [shown] = await presentMessages(deps, [stored], reader);
        if (!shown) throw new DomainError(CODE.NOT_FOUND);
        const row = await findConversation(db, stored.conversation_id);
        return { chat: await chatOf(db, row, now), message: shown };
      },
    ),
    route('GET /service/chat/messages.do', async ({ after, wait }, context) => {
      const { userId, language, now, address, whenGone } = context;
      await noteSeen(db, userId, now);
      let row = await latestConversation(db, userId);
      if (row && wait && row.last_seq <= after && row.state !== 'closed') {
        await service.waitForNews({ side: 'user', id: userId, address, whenGone }, row.id, after);
        row = await latestConversation(db, userId);
      }
      if (!row) return { chat: null, list: [] };
      const rows = await messagesAfter(db, row.id, after, MOST_MESSAGES);
      const reader = { side: 'user', language, now } as const;
      return { chat: await chatOf(db, row, now), list: await presentMessages(deps, rows, reader) };
    }),
    route('POST /service/chat/read.do', async ({ seq }, { userId }) => {
      const row = await latestConversation(db, userId);
      if (!row) throw new DomainError(CODE.NOT_FOUND);
      await markChatRead(db, row.id, 'user', seq);
      signals.send(HINT.read(row.id, 'user', seq));
      return null;
    }),
    route('POST /service/chat/close.do', async (_input, { userId, now }) => {
      const id = await closeAsUser(deps, userId, now);
      if (id !== null) {
        signals.send(newsOf(id));
        signals.send(HINT.queue);
      }
      return null;
    }),
    route('POST /service/chat/rate.do', async ({ conversationId, rating }, { userId, now }) => {
      await rateConversation(db, { userId, id: conversationId, rating, now });
      return null;
    }),
    ...formerRoutes(deps),
    helpRoute(deps, service),
  ];
}
