import type { Signals } from '../../db/signals';
import type { StoredMessage } from './append';
import { ChatWatch } from './watch';

const message = (seq: number): StoredMessage => ({
  conversation_id: 'c',
  seq,
  id: `c ${seq}`,
  sender: 'user',
  staff_id: null,
  client_id: `client-${seq}`,
  kind: 'text',
  body: '',
  at: new Date(0),
});

const silent: Signals = {
  send: () => undefined,
  listen: () => () => undefined,
  stop: () => Promise.resolve(),
};
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A store whose answers come when the test lets them, each as of the time it was asked. */
function slowStore() {
  const stored: StoredMessage[] = [];
  const answers: (() => void)[] = [];
  const read = (ids: readonly string[], afters: readonly number[]): Promise<StoredMessage[]> => {
    const rows = stored.filter(
      ({ conversation_id: id, seq }) => seq > (afters[ids.indexOf(id)] ?? Infinity),
    );
    return new Promise((resolve) => answers.push(() => resolve(rows)));
  };
  return {
    stored,
    read,
    async answer() {
      answers.shift()?.();
      await settled();
    },
  };
}

test('somebody who comes while others are looked after misses nothing', async () => {
  const store = slowStore();
  const watch = new ChatWatch(store.read, silent, () => undefined);
  const heard: Record<string, number[]> = { early: [], late: [] };
  const follow = (who: string, after: number) =>
    watch.add({
      conversationId: 'c',
      after,
      onNews: (list) => heard[who]?.push(...list.map(({ seq }) => seq)),
    });
  store.stored.push(message(1), message(2));
  follow('early', 1);
  follow('late', 0);
  await store.answer();
  await store.answer();
  expect(heard).toEqual({ early: [2], late: [1, 2] });
  watch.stop();
});

test('somebody who has left hears nothing more', async () => {
  const store = slowStore();
  const watch = new ChatWatch(store.read, silent, () => undefined);
  const onNews = jest.fn();
  const leave = watch.add({ conversationId: 'c', after: 0, onNews });
  store.stored.push(message(1));
  leave();
  await store.answer();
  expect(onNews).not.toHaveBeenCalled();
  watch.stop();
});
