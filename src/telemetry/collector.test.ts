import { BATCH_SIZE, BATCH_WAIT, createCollector } from './collector';
import type { TrackedEvent } from './track';

const event = (time: number): TrackedEvent => ({
  id: 10001,
  name: 'pageView',
  time,
  attributes: {},
});
const times = (events: readonly TrackedEvent[]): number[] => events.map(({ time }) => time);

function setup() {
  const send = jest.fn((_: readonly TrackedEvent[]) => Promise.resolve());
  const sendLeaving = jest.fn((_: readonly TrackedEvent[]) => undefined);
  return { send, sendLeaving, collector: createCollector({ send, sendLeaving }) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('events travel together once the first has waited its time', () => {
  const { collector, send } = setup();
  collector.add([event(1)]);
  jest.advanceTimersByTime(BATCH_WAIT - 1);
  collector.add([event(2)]);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(send.mock.calls.map(([batch]) => times(batch))).toEqual([[1, 2]]);
});

test('a full batch goes at once', () => {
  const { collector, send } = setup();
  collector.add(Array.from({ length: BATCH_SIZE }, (_, i) => event(i)));
  expect(send).toHaveBeenCalledTimes(1);
});

test('what did not arrive goes with the next batch', async () => {
  const { collector, send } = setup();
  send.mockRejectedValueOnce(new Error('no network'));
  collector.add([event(1)]);
  await jest.advanceTimersByTimeAsync(BATCH_WAIT);
  collector.add([event(2)]);
  await jest.advanceTimersByTimeAsync(BATCH_WAIT);
  expect(times(send.mock.lastCall?.[0] ?? [])).toEqual([1, 2]);
});

test('leaving the app sends everything at once, and nothing twice', () => {
  const { collector, send, sendLeaving } = setup();
  collector.add([event(1), event(2)]);
  collector.leave();
  collector.leave();
  jest.advanceTimersByTime(BATCH_WAIT);
  expect(sendLeaving.mock.calls.map(([batch]) => times(batch))).toEqual([[1, 2]]);
  expect(send).not.toHaveBeenCalled();
});
