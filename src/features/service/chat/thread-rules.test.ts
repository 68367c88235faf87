import type { ChatMessage } from '@contract/service/cards';
import { completeUntil, showsTime, withMessages } from './thread-rules';

const message = (seq: number, text = `${seq}`, at = seq): ChatMessage => ({
  seq,
  text,
  at,
  sender: 'user',
  clientId: `c${seq}`,
  kind: 'text',
  target: null,
  picture: null,
  event: null,
  staffName: '',
});
const seqs = (list: readonly ChatMessage[]): number[] => list.map(({ seq }) => seq);

test('what arrives twice or late is there once and in its place', () => {
  const list = withMessages([message(2), message(3)], [message(5), message(1), message(3)]);
  expect(seqs(list)).toEqual([1, 2, 3, 5]);
  expect(completeUntil(list)).toBe(3);
  expect(completeUntil(withMessages(list, [message(4)]))).toBe(5);
});

test('a repeated message brings its newer form, as a picture with a newly signed address', () => {
  expect(withMessages([message(1, 'old')], [message(1, 'new')])[0]?.text).toBe('new');
});

test('nothing new leaves the list itself, so that nothing is rendered again', () => {
  const list = [message(1)];
  expect(withMessages(list, [])).toBe(list);
  expect(completeUntil([])).toBe(0);
});

test('a time is shown at the start and after five minutes', () => {
  expect(showsTime(undefined, message(1))).toBe(true);
  expect(showsTime(message(1, '', 0), message(2, '', 299_000))).toBe(false);
  expect(showsTime(message(1, '', 0), message(2, '', 301_000))).toBe(true);
});
