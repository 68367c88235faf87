import type { Deps } from '../../deps';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { CANNED } from '../../domain/service/customer-chat/canned';
import { findConversation, queueOf } from '../../domain/service/customer-chat/conversations';
import type { Conversation } from '../../domain/service/customer-chat/conversations';
import type { ServiceParts } from '../../domain/service/customer-chat/service';
import { staffChat, staffChats } from '../../domain/service/customer-chat/staff-cards';
import {
  closeAsStaff,
  handOver,
  takeConversation,
} from '../../domain/service/customer-chat/staff-steps';
import type { StaffStep } from '../../domain/service/customer-chat/staff-steps';
import { HINT } from '../../domain/service/customer-chat/hints';
import { newsOf } from '../../domain/service/customer-chat/watch';
import type { StaffSessions } from '../../domain/staff/session/staff-sessions';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { inLanguage } from '../../kernel/language';
import { staffMessageRoutes } from './staff-message-routes';

/** A conversation in the list of staff shows whose it is. */
const listed = ({ user_id: userId, id: subject }: Pick<Conversation, 'user_id' | 'id'>) =>
  ({ userId, part: 'chatQueue', subject }) as const;

/** Calls of customer service's staff. */
export function serviceStaffRoutes(
  deps: Deps,
  service: ServiceParts,
  sessions: StaffSessions,
): readonly Route[] {
  const { db, cipher } = deps;
  const { signals } = service;
  const changed = (id: string): void => {
    signals.send(newsOf(id));
    signals.send(HINT.queue);
  };
  const after = async (step: StaffStep, run: typeof handOver): Promise<null> => {
    await run(deps, step);
    changed(step.conversationId);
    return null;
  };

  return [
    route('GET /service/staff/me.do', async (_input, { staff }) => {
      const rows = await queueOf(db, staff.staffId);
      return {
        name: staff.name,
        waiting: rows.filter(({ state }) => state === 'waiting').length,
        mine: rows.filter(({ staff_id }) => staff_id === staff.staffId).length,
      };
    }),
    route('POST /service/staff/logout.do', async (_input, { staff }) => {
      await sessions.end(staff.tokenHash);
      return null;
    }),
    route('GET /service/staff/queue.do', async (_input, { staff, now }) => {
      const rows = await queueOf(db, staff.staffId);
      await recordAccesses(db, staff, rows.map(listed), now);
      return { list: await staffChats(db, cipher, rows, staff.staffId) };
    }),
    route('POST /service/staff/take.do', async ({ conversationId }, { staff, now }) => {
      await takeConversation(deps, { conversationId, staffId: staff.staffId, now });
      changed(conversationId);
      const row = await findConversation(db, conversationId);
      await recordAccesses(db, staff, [listed(row)], now);
      return staffChat(db, cipher, row, staff.staffId);
    }),
    route('POST /service/staff/handOver.do', ({ conversationId }, { staff, now }) =>
      after({ conversationId, staffId: staff.staffId, now }, handOver),
    ),
    route('POST /service/staff/close.do', ({ conversationId }, { staff, now }) =>
      after({ conversationId, staffId: staff.staffId, now }, closeAsStaff),
    ),
    route('GET /service/staff/canned.do', (_input, { language }) => ({
      list: CANNED.map(({ title, text }) => ({
        title: inLanguage(title, language),
        text: inLanguage(text, language),
      })),
    })),
    ...staffMessageRoutes(deps, service),
  ];
}
