import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeWeChat } from '../../../server/platforms/simulated/wechat/fake-wechat';
import type { FakeWeChat } from '../../../server/platforms/simulated/wechat/fake-wechat';
import type { FakeOptions } from '../../../server/platforms/simulated/wechat/state';

/**
 * What happens to a call to WeChat instead of its answer, or before it. `lost`: the call takes effect, the answer is
 * lost.
 */
export type Fault =
  | { readonly kind: 'errcode'; readonly errcode: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'text'; readonly text: string };

export const MINI = { appId: 'wx00000000000000aa', secret: 'a'.repeat(32) };
export const WEB = { appId: 'wx00000000000000bb', secret: 'b'.repeat(32) };
export const PUSH = { token: 'pushToken1', aesKey: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG' };

/** A WeChat double that is reached over the network, as the provider reaches the real one. */
export interface RunningFake extends FakeWeChat {
  readonly url: string;
  /** Settings of a provider that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** The next calls of a path get these, in order. */
  failNext(path: string, ...faults: Fault[]): void;
  stop(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Lets one caller through per turn of the event loop. Node accepts one connection per turn: a turn that answers every
 * call on the open connections is long on a busy machine, and connections not yet accepted would wait until the
 * provider's calls on them time out, which WeChat's own servers do not do to it.
 */
function onePerTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => new Promise((resolve) => void setImmediate(resolve))));
}

/** Starts a strict one. */
export async function startFake(options: Partial<FakeOptions> = {}): Promise<RunningFake> {
  const fake = createFakeWeChat({
    accounts: [
      { appId: MINI.appId, secret: () => MINI.secret, kind: 'mini' },
      { appId: WEB.appId, secret: () => WEB.secret, kind: 'web' },
    ],
    now: () => Date.now(),
    isLenient: false,
    ...options,
  });
  const faults = new Map<string, Fault[]>();
  const turn = onePerTurn();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://double');
    const body = await read(request);
    await turn();
    const fault = faults.get(url.pathname)?.shift();
    if (fault?.kind === 'status') return void response.writeHead(fault.status).end();
    if (fault?.kind === 'text') return void response.writeHead(200).end(fault.text);
    if (fault?.kind === 'errcode') {
      const { errcode } = fault;
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ errcode, errmsg: 'injected rid: 0-0-0' }));
    }
    const method = request.method ?? 'GET';
    const result = await fake.fetch(url, { method, ...(method === 'POST' ? { body } : {}) });
    if (fault?.kind === 'lost') response.destroy();
    else await send(result, response);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    ...fake,
    url,
    env: {
      WECHAT_MINI_APP_ID: MINI.appId,
      WECHAT_MINI_APP_SECRET: MINI.secret,
      WECHAT_WEB_APP_ID: WEB.appId,
      WECHAT_WEB_APP_SECRET: WEB.secret,
      WECHAT_PUSH_TOKEN: PUSH.token,
      WECHAT_PUSH_AES_KEY: PUSH.aesKey,
      WECHAT_API_ORIGIN: url,
      WECHAT_OPEN_ORIGIN: url,
    },
    failNext: (path, ...next) => void faults.set(path, [...(faults.get(path) ?? []), ...next]),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
