import type { Sent } from '@contract/service/cards';
import { isApiError, isPassing } from '@/http/failure/api-error';
import { uuid } from '@/platform/secure-random/ids';
import { wait } from '@/platform/wait/wait';
import { staffRequest } from './api';
import { deskNews } from './desk-news';
import { addToThread, changeOutgoing, changeRow, threadOf, useServiceDesk } from './desk-store';
import { pauseBefore } from './outgoing-rules';
import type { Outgoing } from './outgoing-rules';

/** Opens a conversation: one of one's own, or one that waits, to look at. */
export function choose(conversationId: string | null): void {
  useServiceDesk.setState({ chosen: conversationId });
  void deskNews.readQueue();
}

/** @throws ApiError where a colleague has taken it */
export async function take(conversationId: string): Promise<void> {
  try {
    await staffRequest('POST /service/staff/take.do', { conversationId });
    useServiceDesk.setState({ chosen: conversationId });
  } finally {
    await deskNews.readQueue();
  }
}

async function leave(
  name: 'POST /service/staff/handOver.do' | 'POST /service/staff/close.do',
  conversationId: string,
): Promise<void> {
  await staffRequest(name, { conversationId });
  useServiceDesk.setState(({ chosen }) => ({ chosen: chosen === conversationId ? null : chosen }));
  await deskNews.readQueue();
}

/** @throws ApiError */
export const handOver = (id: string): Promise<void> => leave('POST /service/staff/handOver.do', id);
/** @throws ApiError */
export const close = (id: string): Promise<void> => leave('POST /service/staff/close.do', id);

/** Notes that everything received has been read; a lost note is made up for by the next one. */
export function markRead(conversationId: string): void {
  const seq = threadOf(conversationId).at(-1)?.seq ?? 0;
  changeRow(conversationId, ({ readSeq }) => ({ readSeq: Math.max(readSeq, seq) }));
  staffRequest('POST /service/staff/read.do', { conversationId, seq }).catch(() => undefined);
}

/** Sends a message after those before it; it is repeated until it is answered. */
export async function send(conversationId: string, message: Sent, text: string): Promise<void> {
  const clientId = await uuid();
  const item: Outgoing = { clientId, message, text, refused: null };
  const isFirst = !(useServiceDesk.getState().outgoing[conversationId] ?? []).some(isOnItsWay);
  changeOutgoing(conversationId, (list) => [...list, item]);
  if (isFirst) await sendAll(conversationId);
}

/** Sends a refused message again. */
export async function sendAgain(conversationId: string, clientId: string): Promise<void> {
  const isFirst = !(useServiceDesk.getState().outgoing[conversationId] ?? []).some(isOnItsWay);
  changeOutgoing(conversationId, (list) =>
    list.map((item) => (item.clientId === clientId ? { ...item, refused: null } : item)),
  );
  if (isFirst) await sendAll(conversationId);
}

export const drop = (conversationId: string, clientId: string): void =>
  changeOutgoing(conversationId, (list) => list.filter((item) => item.clientId !== clientId));

const isOnItsWay = ({ refused }: Outgoing): boolean => refused === null;

/** One after the other, so that they arrive in their order. */
async function sendAll(conversationId: string): Promise<void> {
  for (let failures = 0; ;) {
    const list = useServiceDesk.getState().outgoing[conversationId] ?? [];
    const next = list.find(isOnItsWay);
    if (!next) return;
    const { clientId, message } = next;
    try {
      const stored = await staffRequest('POST /service/staff/send.do', {
        conversationId,
        clientId,
        message,
      });
      failures = 0;
      addToThread(conversationId, [stored]);
      drop(conversationId, clientId);
    } catch (error) {
      if (isPassing(error)) {
        failures += 1;
        await wait(pauseBefore(failures));
      } else refuse(conversationId, clientId, isApiError(error) ? error.msg : String(error));
    }
  }
}

const refuse = (conversationId: string, clientId: string, reason: string): void =>
  changeOutgoing(conversationId, (list) =>
    list.map((item) => (item.clientId === clientId ? { ...item, refused: reason } : item)),
  );
