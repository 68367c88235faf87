import { create } from 'zustand';
import type { ChatMessage } from '@contract/service/cards';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { withMessages } from '@/features/service/chat/thread-rules';
import { countUnsaved } from '@/storage/unsaved';
import type { Outgoing } from './outgoing-rules';

type ById<Value> = Readonly<Record<string, Value>>;

/**
 * What a member of staff sees and writes. What was read does not outlive the session; what was written does, until it is
 * sent, its author signs out or somebody else signs in.
 */
export interface ServiceDeskState {
  /** Name of whose it is; '' before anybody has signed in. */
  readonly staff: string;
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
  staff: '',
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

/** Whether an answer is being written where it can be sent: a conversation that has ended leaves it out of reach. */
function isWriting({ drafts, queue }: ServiceDeskState): boolean {
  const isOwn = (id: string): boolean =>
    queue === null || queue.some(({ conversationId, mine }) => mine && conversationId === id);
  return Object.entries(drafts).some(([id, text]) => text !== '' && isOwn(id));
}

countUnsaved(useServiceDesk, isWriting);

/** Empties everything, at sign-out. */
export const forgetServiceDesk = (): void => useServiceDesk.setState(EMPTY, true);

/** Begins a session; what a colleague has written on the same machine is not shown. */
export const openServiceDesk = (staff: string): void =>
  useServiceDesk.setState((state) => (state.staff === staff ? state : { ...EMPTY, staff }), true);

/** Ends a session that may have expired: what was read goes, what was not sent stays. */
export const closeServiceDesk = (): void =>
  useServiceDesk.setState(
    ({ staff, chosen, drafts, outgoing }) => ({ ...EMPTY, staff, chosen, drafts, outgoing }),
    true,
  );

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
