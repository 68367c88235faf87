import type { Signals } from '../../../db/signals';
import { ChatHints, HINT } from './hints';
import type { Hint } from './hints';

/** Signals that a test sends itself. */
function signalsOfTest() {
  let hear: Parameters<Signals['listen']>[0] = () => undefined;
  const signals: Signals = {
    send: (topic) => hear([topic]),
    listen(onTopics) {
      hear = onTopics;
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
  return { signals, lose: () => hear(null) };
}

const listener = (side: 'user' | 'staff') => {
  const hints: Hint[] = [];
  return { side, hints, onHint: (hint: Hint) => void hints.push(hint) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('writing and reading are told to the other side of the same conversation, until it leaves', () => {
  const { signals } = signalsOfTest();
  const hints = new ChatHints(signals);
  const [person, colleague, stranger] = [listener('user'), listener('staff'), listener('staff')];
  hints.follow('a', person);
  const leave = hints.follow('a', colleague);
  hints.follow('b', stranger);
  signals.send(HINT.typing('a', 'user'));
  signals.send(HINT.read('a', 'staff', 3));
  leave();
  signals.send(HINT.typing('a', 'user'));
  expect(colleague.hints).toEqual([{ type: 'typing', conversationId: 'a' }]);
  expect(person.hints).toEqual([{ type: 'read', conversationId: 'a', seq: 3 }]);
  expect(stranger.hints).toEqual([]);
});

test('many changes of the queue are told as the first and one later, and after lost signals once', () => {
  const { signals, lose } = signalsOfTest();
  const hints = new ChatHints(signals);
  const [person, colleague] = [listener('user'), listener('staff')];
  hints.follow('a', person);
  const leave = hints.followQueue(colleague);
  for (let count = 0; count < 50; count += 1) signals.send(HINT.queue);
  expect(colleague.hints).toHaveLength(1);
  jest.advanceTimersByTime(10_000);
  expect(colleague.hints).toHaveLength(2);
  lose();
  expect(colleague.hints).toHaveLength(3);
  leave();
  jest.advanceTimersByTime(10_000);
  lose();
  expect(colleague.hints).toHaveLength(3);
  expect(person.hints).toEqual([]);
});
