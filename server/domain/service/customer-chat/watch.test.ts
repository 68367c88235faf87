import type { Signals } from '../../../db/signals';
import type { StoredMessage } from './append';
import { ChatWatch } from './watch';

const message = (seq: number, conversationId = 'c'): StoredMessage => ({
  conversation_id: conversationId,
  seq,
  id: `${conversationId} ${seq}`,
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

describe('where reading fails', () => {
  /** Looks at once, for what signals bring to all. */
  function lookable() {
    let look = (): void => undefined;
    const signals: Signals = {
      ...silent,
      listen: (onTopics) => {
        look = () => onTopics(null);
        return () => undefined;
      },
    };
    return { signals, look: () => look() };
  }
  const outOfRange = Object.assign(new Error('value "2147483648" is out of range'), {
    code: '22003',
  });

  /** A watch over conversations with one message each, whose statements fail as the test says. */
  function watchOver(ids: readonly string[], failing: (asked: readonly string[]) => Error | null) {
    const asked: (readonly string[])[] = [];
    const errors: unknown[] = [];
    const heard: string[] = [];
    const { signals, look } = lookable();
    const read = (batch: readonly string[], afters: readonly number[]) => {
      asked.push(batch);
      const error = failing(batch);
      if (error) return Promise.reject(error);
      return Promise.resolve(
        batch.filter((_, index) => afters[index] === 0).map((id) => message(1, id)),
      );
    };
    const watch = new ChatWatch(read, signals, (error) => errors.push(error));
    for (const id of ids) watch.add({ conversationId: id, after: 0, onNews: () => heard.push(id) });
    return { asked, errors, heard, look, watch };
  }

  test('everybody but whose statement fails is brought their messages, each once', async () => {
    const ids = ['a', 'b', 'bad', 'c', 'd'];
    const { errors, heard, look, watch } = watchOver(ids, (asked) =>
      asked.includes('bad') ? outOfRange : null,
    );
    await settled();
    look();
    await settled();
    expect([...heard].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(errors)).toEqual(new Set([outOfRange]));
    watch.stop();
  });

  test('a conversation that can be read again is brought what it missed', async () => {
    let isBad = true;
    const { heard, look, watch } = watchOver(['a', 'bad'], (asked) =>
      isBad && asked.includes('bad') ? outOfRange : null,
    );
    await settled();
    expect(heard).toEqual(['a']);
    isBad = false;
    look();
    await settled();
    expect(heard).toEqual(['a', 'bad']);
    watch.stop();
  });

  test.each([
    ['is away', '57P01'],
    ['takes too long', '57014'],
  ])('while the database %s nothing is read one by one, and nothing is lost', async (_, code) => {
    const away = Object.assign(new Error('ended'), { code });
    let isAway = true;
    const { asked, errors, heard, watch } = watchOver(['a', 'b'], () => (isAway ? away : null));
    await settled();
    const { length } = asked;
    expect(length).toBeLessThanOrEqual(2);
    expect(errors).toEqual(Array.from({ length }, () => away));
    isAway = false;
    // Somebody else comes: whoever was due before is looked after with them.
    watch.add({ conversationId: 'late', after: 0, onNews: () => heard.push('late') });
    await settled();
    expect([...heard].sort()).toEqual(['a', 'b', 'late']);
    watch.stop();
  });
});
