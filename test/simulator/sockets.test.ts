import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';

import type { App } from './app';
import { launch } from './launch';
import type { Platform } from './options';

interface Task {
  onOpen(call: () => void): void;
  onMessage(call: (message: unknown) => void): void;
  onClose(call: () => void): void;
  onError(call: () => void): void;
  send(options: object): void;
  close(options: object): void;
}
type Result = Record<string, unknown>;

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))));
beforeAll(() => new Promise<void>((ready) => server.once('listening', ready)));
afterAll(() => new Promise((done) => server.close(done)));

const start = (platform: Platform): Promise<App> =>
  launch(join(__dirname, 'fixture', platform), {
    platform,
    apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });

function connect(app: App, url = 'wss://api.example.com/s'): { task: Task; result: Result } {
  const result: Result = {};
  const fail = (value: Result): void => void Object.assign(result, value, { failed: true });
  const options = { url, multiple: true, success: () => undefined, fail };
  const task = (app.api['connectSocket'] as (options: object) => Task)(options);
  return { task, result };
}

/** Lets what is under way on the real wire arrive. */
async function arrive(app: App, isThere: () => boolean): Promise<void> {
  while (!isThere()) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await app.settle();
  }
}

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  test('a socket is open once it is settled, and brings what the server says in its own wrapping', async () => {
    const app = await start(platform);
    const { task } = connect(app);
    const come: unknown[] = [];
    const opened = jest.fn();
    task.onOpen(opened);
    task.onMessage((message) => void come.push(message));
    await app.settle();
    expect(opened).toHaveBeenCalledTimes(1);
    task.send({ data: 'hello' });
    await arrive(app, () => come.length > 0);
    const inner = { data: 'hello' };
    expect(come).toEqual([platform === 'weapp' ? inner : { data: { ...inner, isBuffer: false } }]);
    app.close();
  });

  test('nothing is sent before it is open', async () => {
    const app = await start(platform);
    const { task } = connect(app);
    const failed = jest.fn();
    task.send({ data: 'early', fail: failed });
    await app.settle();
    const reason =
      platform === 'weapp'
        ? { errMsg: 'send:fail SocketTask.readyState is not OPEN' }
        : { error: 10 };
    expect(failed).toHaveBeenCalledWith(expect.objectContaining(reason));
    app.close();
  });

  test('a sixth is refused', async () => {
    const app = await start(platform);
    for (let count = 0; count < 5; count += 1) connect(app);
    const { result } = connect(app);
    await app.settle();
    expect(result['failed']).toBe(true);
    expect(app.sockets.count).toBe(5);
    app.close();
  });

  test.each(['https://api.example.com/s', 'wss://api.example.com/a b', ''])(
    'the address "%s" is refused',
    async (url) => {
      const app = await start(platform);
      const { result } = connect(app, url);
      await app.settle();
      expect(result['failed']).toBe(true);
      app.close();
    },
  );

  test('a cut is reported, a refusal is an error', async () => {
    const app = await start(platform);
    const { task } = connect(app);
    const closed = jest.fn();
    task.onClose(closed);
    await app.settle();
    app.sockets.cut();
    await arrive(app, () => closed.mock.calls.length > 0);
    app.sockets.refused = true;
    const failed = jest.fn();
    connect(app).task.onError(failed);
    await arrive(app, () => failed.mock.calls.length > 0);
    expect(app.sockets.count).toBe(0);
    app.close();
  });
});

test('WeChat ends sockets in the background without a word, Alipay does not', async () => {
  const counts: number[] = [];
  for (const platform of ['weapp', 'alipay'] as const) {
    const app = await start(platform);
    const closed = jest.fn();
    connect(app).task.onClose(closed);
    await app.settle();
    app.sockets.background();
    await app.advance(6_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await app.settle();
    counts.push(app.sockets.count);
    expect(closed).not.toHaveBeenCalled();
    app.close();
  }
  expect(counts).toEqual([0, 1]);
});

test('Alipay answers a task for several connections only', async () => {
  const app = await start('alipay');
  const call = app.api['connectSocket'] as (options: object) => unknown;
  expect(() => call({ url: 'wss://api.example.com/s' })).toThrow('multiple');
  app.close();
});
