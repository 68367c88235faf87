import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeWeChatPay } from '../../../server/platforms/simulated/wechat/pay/fake-wechat-pay';
import type { FakeWeChatPay } from '../../../server/platforms/simulated/wechat/pay/fake-wechat-pay';
import type { FakePayOptions } from '../../../server/platforms/simulated/wechat/pay/options';
import { MERCHANT, OTHER_MERCHANT, PAY_ENV, PUBLIC_KEY_SIGNER } from './pay-world';

/** A strict WeChat Pay that is reached over the network, as processes of the provider reach the real one. */
export interface RunningFakePay extends FakeWeChatPay {
  readonly url: string;
  /** Settings of a provider that uses it, besides those of the accounts MINI and WEB. */
  readonly env: Readonly<Record<string, string>>;
  /** Origin of a provider that callbacks go to; null: nobody answers. */
  callBack(origin: string | null): void;
  stop(): Promise<void>;
}

/** ms in which a callback has to be answered. */
const PATIENCE = 5_000;

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export async function startFakePay(options: Partial<FakePayOptions> = {}): Promise<RunningFakePay> {
  let receiver: string | null = null;
  const fake = createFakeWeChatPay({
    merchants: [MERCHANT, OTHER_MERCHANT],
    signers: [PUBLIC_KEY_SIGNER],
    now: () => Date.now(),
    async deliver({ url, headers, body }) {
      if (receiver === null) throw new Error('Nobody receives.');
      const { pathname } = new URL(url);
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await fetch(`${receiver}${pathname}`, {
        method: 'POST',
        headers,
        body,
        signal,
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    pages: 'https://wx.tenpay.example.com',
    refundsAfter: null,
    ...options,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'https://api.mch.weixin.qq.com');
    const method = request.method ?? 'GET';
    const body = await read(request);
    const headers = new Headers(request.headers as Record<string, string>);
    try {
      const result = await fake.fetch(url, {
        method,
        headers,
        ...(method === 'POST' ? { body } : {}),
      });
      response.writeHead(result.status, Object.fromEntries(result.headers));
      response.end(Buffer.from(await result.arrayBuffer()));
    } catch {
      // An answer that is lost.
      response.destroy();
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    ...fake,
    url,
    env: { ...PAY_ENV, WECHAT_PAY_API_ORIGIN: url },
    callBack: (origin) => void (receiver = origin),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
