import type { ChatMessage } from '@contract/service/cards';
import {
  EMPTY_OUTBOX,
  againOf,
  confirmedBy,
  failedOf,
  isEmptyOutbox,
  nextOf,
  retriedOf,
  withoutItem,
} from './outbox-rules';
import type { Outbox } from './outbox-rules';

const outbox = (...texts: readonly string[]): Outbox => ({
  ...EMPTY_OUTBOX,
  items: texts.map((text) => ({
    clientId: text,
    message: { kind: 'text', text },
    title: '',
    failure: '',
    isPassing: false,
  })),
});
const stored = (clientId: string, sender: ChatMessage['sender'] = 'user') =>
  ({ clientId, sender }) as ChatMessage;
const LOST = { failure: 'no network', isPassing: true };
const REFUSED = { failure: 'too long', isPassing: false };

test('messages go in their order', () => {
  expect(nextOf(outbox('a', 'b'))?.clientId).toBe('a');
  expect(nextOf(EMPTY_OUTBOX)).toBeNull();
});

test('nothing overtakes a message that waits for the connection', () => {
  const lost = failedOf(outbox('a', 'b'), 'a', LOST);
  expect(nextOf(lost)).toBeNull();
  expect(nextOf(retriedOf(lost))?.clientId).toBe('a');
});

test('a refused message keeps no other back, and is sent again only when its writer says so', () => {
  const refused = failedOf(outbox('a', 'b'), 'a', REFUSED);
  expect(nextOf(refused)?.clientId).toBe('b');
  expect(nextOf(withoutItem(retriedOf(refused), 'b'))).toBeNull();
  expect(nextOf(againOf(refused, 'a'))?.clientId).toBe('a');
});

test('a message whose answer was lost is confirmed by its arrival, one of staff with the same id is not', () => {
  const lost = failedOf(outbox('a', 'b'), 'a', LOST);
  expect(confirmedBy(lost, [stored('a')]).items.map(({ clientId }) => clientId)).toEqual(['b']);
  expect(confirmedBy(lost, [stored('a', 'staff')])).toBe(lost);
});

test('it is empty without a text and without messages', () => {
  expect(isEmptyOutbox(EMPTY_OUTBOX)).toBe(true);
  expect(isEmptyOutbox({ ...EMPTY_OUTBOX, text: 'x' })).toBe(false);
  expect(isEmptyOutbox(outbox('a'))).toBe(false);
});
