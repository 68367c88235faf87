import type { ChatMessage } from '@contract/service/cards';
import { isOrderOnItsWay, isOrderSentLast } from './order-card-rules';
import type { Outgoing } from './outgoing-rules';

const going = (message: Outgoing['message'], refused: string | null = null): Outgoing => ({
  clientId: 'k1',
  message,
  text: '',
  refused,
});
const sent = (kind: ChatMessage['kind'], id = '', sender: ChatMessage['sender'] = 'staff') =>
  ({ kind, sender, target: id ? { id, title: '', note: '' } : null }) as ChatMessage;

test.each([
  [[], false],
  [[going({ kind: 'order', id: 'o1' })], true],
  [[going({ kind: 'order', id: 'o2' })], false],
  [[going({ kind: 'article', id: 'o1' })], false],
  // Refused: it may be sent again.
  [[going({ kind: 'order', id: 'o1' }, '没有完成')], false],
])('whether an appointment is on its way among %j is %s', (outgoing, expected) => {
  expect(isOrderOnItsWay(outgoing, 'o1')).toBe(expected);
});

test.each([
  [[], false],
  [[sent('order', 'o1')], true],
  [[sent('order', 'o2')], false],
  [[sent('article', 'o1')], false],
  [[sent('order', 'o1'), sent('text')], false],
  [[sent('text'), sent('order', 'o1')], true],
  // The person's own card: nothing was sent to them.
  [[sent('order', 'o1', 'user')], false],
])('whether staff sent an appointment last in %j is %s', (thread, expected) => {
  expect(isOrderSentLast(thread, 'o1')).toBe(expected);
});
