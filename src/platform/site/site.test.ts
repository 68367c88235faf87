import { createFrameChannel } from './frame-channel';
import { site } from './index.h5';
import { site as inMini } from './mini';
import { SEND_TIMEOUT } from './types';

const URL_OF_PAGE = 'https://wx.example.com/index.html#/whitePage';

function setUp() {
  const frames: { posted: unknown[]; closed: boolean; say: (data: unknown) => void }[] = [];
  let id = 0;
  const send = createFrameChannel({
    newId: () => `m${(id += 1)}`,
    open(_url, say) {
      const frame = { posted: [] as unknown[], closed: false, say };
      frames.push(frame);
      return {
        post: (message) => void frame.posted.push(message),
        close: () => (frame.closed = true),
      };
    },
  });
  return { send, frames };
}

describe('a message to another site', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('waits until the page is ready, and is given to it once', async () => {
    const { send, frames } = setUp();
    const taken = send(URL_OF_PAGE, { type: 'a' });
    expect(frames[0]?.posted).toEqual([]);
    frames[0]?.say({ type: 'ready' });
    frames[0]?.say({ type: 'ready' });
    expect(frames[0]?.posted).toEqual([{ type: 'a', id: 'm1' }]);
    frames[0]?.say({ type: 'answer', id: 'm1', ok: true });
    await expect(taken).resolves.toBe(true);
    expect(frames[0]?.closed).toBe(true);
  });

  test('shares the frame with others of the same time, and later ones open another', async () => {
    const { send, frames } = setUp();
    const all = Promise.all([send(URL_OF_PAGE, { n: 1 }), send(URL_OF_PAGE, { n: 2 })]);
    expect(frames).toHaveLength(1);
    frames[0]?.say({ type: 'ready' });
    frames[0]?.say({ type: 'answer', id: 'm2', ok: false });
    expect(frames[0]?.closed).toBe(false);
    frames[0]?.say({ type: 'answer', id: 'm1', ok: true });
    await expect(all).resolves.toEqual([true, false]);
    void send(URL_OF_PAGE, { n: 3 });
    expect(frames).toHaveLength(2);
  });

  test('is given up, frame and all, when no answer comes', async () => {
    const { send, frames } = setUp();
    const taken = send(URL_OF_PAGE, {});
    frames[0]?.say('nonsense');
    frames[0]?.say({ type: 'answer', id: 'another', ok: true });
    await jest.advanceTimersByTimeAsync(SEND_TIMEOUT);
    await expect(taken).resolves.toBe(false);
    expect(frames[0]?.closed).toBe(true);
  });
});

describe('a page in a frame', () => {
  const around = { postMessage: jest.fn() };
  const isAllowed = (origin: string) => origin === 'https://ymh5.example.com';
  let end = () => undefined as void;

  const say = (data: unknown, origin: string, source: unknown = around) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
    return new Promise((resolve) => setTimeout(resolve));
  };

  beforeEach(() => {
    around.postMessage.mockClear();
    Object.defineProperty(window, 'parent', { configurable: true, value: around });
  });
  afterEach(() => {
    end();
    Object.defineProperty(window, 'parent', { configurable: true, value: window });
  });

  test('says that it listens, takes what is sent, and answers to the sender only', async () => {
    const take = jest.fn(() => true);
    end = site.receive({ isAllowed, take });
    expect(around.postMessage).toHaveBeenCalledWith({ type: 'ready' }, '*');
    await say({ type: 'a', id: '1' }, 'https://ymh5.example.com');
    expect(take).toHaveBeenCalledWith({ type: 'a', id: '1' });
    const answer = { type: 'answer', id: '1', ok: true };
    expect(around.postMessage).toHaveBeenLastCalledWith(answer, 'https://ymh5.example.com');
  });

  test('hears neither a stranger around it nor another window of ours', async () => {
    const take = jest.fn(() => true);
    end = site.receive({ isAllowed, take });
    await say({ type: 'a', id: '1' }, 'https://evil.example');
    await say({ type: 'a', id: '1' }, 'https://ymh5.example.com', {});
    await say({ type: 'a' }, 'https://ymh5.example.com');
    await say(null, 'https://ymh5.example.com');
    expect(take).not.toHaveBeenCalled();
    expect(around.postMessage).toHaveBeenCalledTimes(1);
  });
});

test('a page on its own hears nobody', () => {
  const add = jest.spyOn(window, 'addEventListener');
  site.receive({ isAllowed: () => true, take: () => true })();
  expect(add).not.toHaveBeenCalled();
  add.mockRestore();
});

test('a token is written in letters that an address can carry', () => {
  expect(site.base64Url('~~~???>>>')).toBe(Buffer.from('~~~???>>>').toString('base64url'));
});

test('a mini-program sends and hears nothing', async () => {
  await expect(inMini.send(URL_OF_PAGE, {})).resolves.toBe(false);
  expect([inMini.here(), inMini.isFramed()]).toEqual(['', false]);
});
