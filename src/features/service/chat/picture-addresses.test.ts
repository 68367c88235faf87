import type { ChatMessage } from '@contract/service/cards';
import { withMessages } from './thread-rules';
import { renewPictures } from './picture-addresses';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const picture = (seq: number, until: number): ChatMessage => ({
  seq,
  sender: 'user',
  clientId: `c${seq}`,
  kind: 'picture',
  text: '',
  target: null,
  picture: {
    url: `/upload/p${seq}?until=${until}&sign=s&size=full`,
    feedUrl: `/upload/p${seq}?until=${until}&sign=s&size=feed`,
  },
  event: null,
  staffName: '',
  at: seq,
});
const text = (seq: number): ChatMessage => ({ ...picture(seq, 0), kind: 'text', picture: null });

/** A conversation whose provider answers with what it has after a number, at most so many. */
function conversation(first: readonly ChatMessage[], atMost: number) {
  let messages = first;
  const asked: number[] = [];
  const reread = async (after: number): Promise<void> => {
    asked.push(after);
    const fresh = first
      .filter(({ seq }) => seq > after)
      .slice(0, atMost)
      .map((one) => (one.picture ? picture(one.seq, NOW + 60 * MINUTE) : one));
    messages = withMessages(messages, fresh);
    return Promise.resolve();
  };
  return { messages: () => messages, reread, asked };
}

test('nothing is read while every picture can be shown for a minute more', async () => {
  const { messages, reread, asked } = conversation([text(1), picture(2, NOW + 61_000)], 100);
  await renewPictures({ messages, reread });
  expect(asked).toEqual([]);
});

test('from the first picture that has ended, messages are read again', async () => {
  const seen = [text(1), picture(2, NOW + 20 * MINUTE), picture(3, NOW + 59_000), text(4)];
  const { messages, reread, asked } = conversation(seen, 100);
  await renewPictures({ messages, reread });
  expect(asked).toEqual([2]);
  expect(messages()[2]?.picture?.url).toContain(`until=${NOW + 60 * MINUTE}`);
  expect(messages()).toHaveLength(4);
});

test('a long conversation is read in several parts', async () => {
  const { messages, reread, asked } = conversation(
    [1, 2, 3, 4, 5].map((seq) => picture(seq, NOW - MINUTE)),
    2,
  );
  await renewPictures({ messages, reread });
  expect(asked).toEqual([0, 2, 4]);
});

test('a picture that the provider no longer has is asked for once', async () => {
  const messages = [picture(7, NOW - 1)];
  const reread = jest.fn(() => Promise.resolve());
  await renewPictures({ messages: () => messages, reread });
  expect(reread).toHaveBeenCalledTimes(1);
});
