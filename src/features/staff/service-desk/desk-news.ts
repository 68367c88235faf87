import type { ServerFrame } from '@contract/service/socket-rules';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { createServiceLink } from '@/features/service/chat/service-link';
import type { ReadThread } from '@/features/service/chat/picture-addresses';
import { completeUntil } from '@/features/service/chat/thread-rules';
import { isApiError } from '@/http/failure/api-error';
import { currentLanguage } from '@/i18n/language';
import type { ReconnectingLink } from '@/platform/socket/reconnecting-link';
import { wait } from '@/platform/wait/wait';
import { staffRequest } from './api';
import {
  addToThread,
  changeRow,
  closeServiceDesk,
  openServiceDesk,
  threadOf,
  useServiceDesk,
} from './desk-store';
import { serviceDeskSession } from './session';

/** ms between two looks while no socket stays open. */
const POLL_PAUSE = 2_000;

/** Conversations whose messages are wanted: own ones, and the one that is looked at before it is taken. */
const isFollowed = ({ conversationId, mine, state }: StaffChat): boolean =>
  mine || (state === 'waiting' && conversationId === useServiceDesk.getState().chosen);

/** Brings a member of staff what is new: the list, and the messages of the conversations that they have. */
class DeskNews {
  private readonly followed = new Map<string, () => void>();
  private readonly link: ReconnectingLink = createServiceLink({
    hello: () => {
      const token = serviceDeskSession.tokenOf();
      return token === '' ? null : { type: 'staff', token, language: currentLanguage() };
    },
    onFrame: (frame) => this.heard(frame),
    poll: () => this.poll(),
    staysWhenHidden: true,
  });
  private isReading = false;
  private isAsked = false;

  start(): void {
    openServiceDesk(serviceDeskSession.useSession.getState().session?.name ?? '');
    this.link.start();
    void this.readQueue();
  }

  stop(): void {
    this.link.stop();
    for (const end of this.followed.values()) end();
    this.followed.clear();
    closeServiceDesk();
  }

  typing(conversationId: string): void {
    this.link.typing(conversationId);
  }

  /** Reads the list again; asked for while it is being read, once more afterwards. */
  async readQueue(): Promise<void> {
    this.isAsked = true;
    if (this.isReading) return;
    this.isReading = true;
    try {
      while (this.isAsked) {
        this.isAsked = false;
        await this.readOnce();
      }
    } finally {
      this.isReading = false;
    }
  }

  /** Reads what is missing of a conversation. @throws ApiError */
  async readMissing(conversationId: string): Promise<void> {
    for (;;) {
      const after = completeUntil(threadOf(conversationId));
      const { chat, list } = await staffRequest('GET /service/staff/messages.do', {
        conversationId,
        after,
      });
      addToThread(conversationId, list);
      changeRow(conversationId, () => chat);
      if (completeUntil(threadOf(conversationId)) >= chat.lastSeq || list.length === 0) return;
    }
  }

  private async readOnce(): Promise<void> {
    try {
      const { list } = await staffRequest('GET /service/staff/queue.do', {});
      useServiceDesk.setState({ queue: list, failure: null });
      this.followWanted(list);
    } catch (error) {
      if (isApiError(error)) useServiceDesk.setState({ failure: error.msg });
    }
  }

  private followWanted(list: readonly StaffChat[]): void {
    const wanted = new Set(list.filter(isFollowed).map(({ conversationId }) => conversationId));
    for (const [id, end] of this.followed)
      if (!wanted.has(id)) {
        end();
        this.followed.delete(id);
      }
    for (const id of wanted)
      if (!this.followed.has(id))
        this.followed.set(
          id,
          this.link.follow(id, () => completeUntil(threadOf(id))),
        );
  }

  private heard(frame: ServerFrame): void {
    useServiceDesk.setState({ isPolling: false });
    switch (frame.type) {
      case 'messages':
        addToThread(frame.conversationId, frame.list);
        // Taken, handed over, closed: the list has changed as well.
        if (frame.list.some(({ event }) => event !== null)) void this.readQueue();
        break;
      case 'typing':
        useServiceDesk.setState(({ typedAt }) => ({
          typedAt: { ...typedAt, [frame.conversationId]: Date.now() },
        }));
        break;
      case 'read':
        changeRow(frame.conversationId, ({ userReadSeq }) => ({
          userReadSeq: Math.max(userReadSeq, frame.seq),
        }));
        break;
      // A new socket, a change, or a conversation that a colleague has by now.
      case 'ready':
      case 'queue':
      case 'refused':
        void this.readQueue();
        break;
    }
  }

  private async poll(): Promise<void> {
    useServiceDesk.setState({ isPolling: true });
    await this.readQueue();
    const { queue, failure } = useServiceDesk.getState();
    if (failure !== null) throw new Error(failure);
    const behind = (queue ?? []).filter(
      (row) => isFollowed(row) && completeUntil(threadOf(row.conversationId)) < row.lastSeq,
    );
    await Promise.all(behind.map(({ conversationId }) => this.readMissing(conversationId)));
    await wait(POLL_PAUSE);
  }
}

export const deskNews = new DeskNews();

/** A conversation of the desk, for its pictures. */
export const deskThread = (conversationId: string): ReadThread => ({
  messages: () => threadOf(conversationId),
  async reread(after) {
    const name = 'GET /service/staff/messages.do';
    addToThread(conversationId, (await staffRequest(name, { conversationId, after })).list);
  },
});
