import { create } from 'zustand';
import type { ChatMessage } from '@contract/service/cards';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { withMessages } from '@/features/chat/thread-rules';
import { countUnsaved } from '@/storage/unsaved';
import type { Outgoing } from './outgoing-rules';

type ById<Value> = Readonly<Record<string, Value>>;

/** What a member of staff sees; nothing of it outlives the session. */
export interface ServiceDeskState {
  /** null: not read yet. */
  readonly queue: readonly StaffChat[] | null;
  /** The list could not be read. */
  readonly failure: string | null;
  readonly chosen: string | null;
  readonly threads: ById<readonly ChatMessage[]>;
  readonly outgoing: ById<readonly Outgoing[]>;
  readonly drafts: ById<string>;
  /** When the person was last heard to write, ms by the device's clock. */
  readonly typedAt: ById<number>;
  /** News come by polling. */
  readonly isPolling: boolean;
}

const EMPTY: ServiceDeskState = {
  queue: null,
  failure: null,
  chosen: null,
  threads: {},
  outgoing: {},
  drafts: {},
  typedAt: {},
  isPolling: false,
};

export const useServiceDesk = create<ServiceDeskState>(() => EMPTY);

countUnsaved(useServiceDesk, ({ drafts }) => Object.values(drafts).some((text) => text !== ''));

export const forgetServiceDesk = (): void => useServiceDesk.setState(EMPTY, true);

/** Messages of a conversation that is read from its beginning. */
export const threadOf = (id: string): readonly ChatMessage[] =>
  useServiceDesk.getState().threads[id] ?? [];

/** Adds messages to a conversation; those that one has sent are no longer on their way. */
export function addToThread(id: string, list: readonly ChatMessage[]): void {
  const arrived = new Set(list.map(({ clientId }) => clientId));
  useServiceDesk.setState(({ threads, outgoing, queue, typedAt }) => {
    const thread = withMessages(threads[id] ?? [], list);
    const lastSeq = thread.at(-1)?.seq ?? 0;
    return {
      threads: { ...threads, [id]: thread },
      outgoing: {
        ...outgoing,
        [id]: (outgoing[id] ?? []).filter(({ clientId }) => !arrived.has(clientId)),
      },
      queue:
        queue?.map((row) =>
          row.conversationId === id ? { ...row, lastSeq: Math.max(row.lastSeq, lastSeq) } : row,
        ) ?? null,
      typedAt: list.some(({ sender }) => sender === 'user') ? { ...typedAt, [id]: 0 } : typedAt,
    };
  });
}

/** Changes the entry of a conversation in the list, if it is there. */
export const changeRow = (id: string, change: (row: StaffChat) => Partial<StaffChat>): void =>
  useServiceDesk.setState(({ queue }) => ({
    queue:
      queue?.map((row) => (row.conversationId === id ? { ...row, ...change(row) } : row)) ?? null,
  }));

/** Changes what is on its way in a conversation. */
export const changeOutgoing = (
  id: string,
  change: (list: readonly Outgoing[]) => readonly Outgoing[],
): void =>
  useServiceDesk.setState(({ outgoing }) => ({
    outgoing: { ...outgoing, [id]: change(outgoing[id] ?? []) },
  }));
