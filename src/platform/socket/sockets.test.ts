import { sockets as inBrowser } from './index.h5';
import { miniSockets } from './mini';
import type { ConnectOptions } from './mini';

const hear = () => ({ onOpen: jest.fn(), onText: jest.fn(), onEnd: jest.fn() });

describe('addresses', () => {
  test('of the page itself, and of another host', () => {
    expect(inBrowser.addressOf('', '/service/socket')).toBe('ws://localhost/service/socket');
    expect(inBrowser.addressOf('https://api.example.cn', '/s')).toBe('wss://api.example.cn/s');
    const mini = miniSockets(() => undefined);
    expect(mini.addressOf('https://api.example.cn', '/s')).toBe('wss://api.example.cn/s');
  });
});

describe('a browser that refuses sockets', () => {
  test('reports the end later, never at once', async () => {
    jest.spyOn(window, 'WebSocket').mockImplementation(() => {
      throw new DOMException('refused by the policy', 'SecurityError');
    });
    const listener = hear();
    inBrowser.open('ws://localhost/s', listener).send('x');
    expect(listener.onEnd).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(listener.onEnd).toHaveBeenCalledTimes(1);
  });
});

describe('a mini-program', () => {
  function open() {
    const calls: Record<string, (value?: unknown) => void> = {};
    const note =
      (name: string) =>
      (call: (value?: unknown) => void): void =>
        void (calls[name] = call);
    const task = {
      onOpen: note('open'),
      onMessage: note('message'),
      onClose: note('close'),
      onError: note('error'),
      send: jest.fn(),
      close: jest.fn(),
    };
    let given: ConnectOptions | undefined;
    const listener = hear();
    const socket = miniSockets((options) => {
      given = options;
      return task;
    }).open('wss://a/s', listener);
    return { calls, task, listener, socket, fail: () => given?.fail() };
  }

  test('sends nothing before it is open, which the platforms report as a failure', () => {
    const { calls, task, socket } = open();
    socket.send('early');
    expect(task.send).not.toHaveBeenCalled();
    calls['open']?.();
    socket.send('now');
    expect(task.send).toHaveBeenCalledWith(expect.objectContaining({ data: 'now' }));
  });

  test.each([
    ['WeChat', { data: '{"type":"pong"}' }],
    ['Alipay', { data: { data: '{"type":"pong"}', isBuffer: false } }],
  ])('reads a text as %s wraps it', (_, message) => {
    const { calls, listener } = open();
    calls['message']?.(message);
    expect(listener.onText).toHaveBeenCalledWith('{"type":"pong"}');
  });

  test('reports an error with its close as one end, and none of its own', () => {
    const both = open();
    both.calls['error']?.();
    both.calls['close']?.();
    both.fail();
    expect(both.listener.onEnd).toHaveBeenCalledTimes(1);
    const own = open();
    own.socket.close();
    own.calls['close']?.();
    expect(own.listener.onEnd).not.toHaveBeenCalled();
  });

  test('without a task, as on old base libraries of Alipay, sends into nothing', () => {
    const socket = miniSockets(() => undefined).open('wss://a/s', hear());
    socket.send('x');
    socket.close();
  });
});
