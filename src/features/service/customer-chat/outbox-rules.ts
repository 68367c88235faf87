import type { ChatMessage, Sent } from '@contract/service/cards';

/** A message that the provider has not confirmed yet. */
export interface Outgoing {
  /** Made when it was written: however often it is sent, it is stored once. */
  readonly clientId: string;
  readonly message: Sent;
  /** What it shows besides a text: the name of an order or article, the preview of a picture. */
  readonly title: string;
  /** Why it was not sent; '' while it waits or is on its way. */
  readonly failure: string;
  /** It failed without an answer, so it is tried again by itself. */
  readonly isPassing: boolean;
}

export interface Outbox {
  /** Account that wrote it; '' before there is anything. */
  readonly owner: string;
  /** What is typed and not sent. */
  readonly text: string;
  readonly items: readonly Outgoing[];
}

export const EMPTY_OUTBOX: Outbox = { owner: '', text: '', items: [] };

export const isEmptyOutbox = ({ text, items }: Outbox): boolean =>
  text === '' && items.length === 0;

/**
 * The message to be sent next: they go in their order, so nothing overtakes one that waits for the connection. One that
 * was refused is passed over; its writer decides.
 */
export function nextOf({ items }: Outbox): Outgoing | null {
  const first = items.find(({ failure, isPassing }) => failure === '' || isPassing);
  return first && first.failure === '' ? first : null;
}

const withItem = (outbox: Outbox, clientId: string, change: Partial<Outgoing>): Outbox => ({
  ...outbox,
  items: outbox.items.map((each) => (each.clientId === clientId ? { ...each, ...change } : each)),
});

export const failedOf = (
  outbox: Outbox,
  clientId: string,
  { failure, isPassing }: Pick<Outgoing, 'failure' | 'isPassing'>,
): Outbox => withItem(outbox, clientId, { failure, isPassing });

/** One message to be sent again. */
export const againOf = (outbox: Outbox, clientId: string): Outbox =>
  withItem(outbox, clientId, { failure: '', isPassing: false });

/** Everything that only lacked an answer, to be sent again. */
export const retriedOf = (outbox: Outbox): Outbox => ({
  ...outbox,
  items: outbox.items.map((each) =>
    each.isPassing ? { ...each, failure: '', isPassing: false } : each,
  ),
});

export const withoutItem = (outbox: Outbox, clientId: string): Outbox => ({
  ...outbox,
  items: outbox.items.filter((each) => each.clientId !== clientId),
});

/** Without what the provider has stored, though the answer to its sending may have been lost. */
export function confirmedBy(outbox: Outbox, stored: readonly ChatMessage[]): Outbox {
  const received = new Set(
    stored.filter(({ sender }) => sender === 'user').map((each) => each.clientId),
  );
  const items = outbox.items.filter(({ clientId }) => !received.has(clientId));
  return items.length === outbox.items.length ? outbox : { ...outbox, items };
}
