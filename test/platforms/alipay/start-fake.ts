import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeAlipay } from '../../../server/platforms/simulated/alipay/fake-alipay';
import type { FakeAlipay } from '../../../server/platforms/simulated/alipay/fake-alipay';
import {
  SIMULATED_AES_KEY,
  SIMULATED_ALIPAY_KEY,
  SIMULATED_ALIPAY_PUBLIC_KEY,
  SIMULATED_APP_KEY,
  SIMULATED_APP_PUBLIC_KEY,
} from '../../../server/platforms/simulated/alipay/keys';
import type { FakeOptions } from '../../../server/platforms/simulated/alipay/state';

export const MINI_ID = '2021000000000071';
export const WEB_ID = '2021000000000072';

export const SELLER_ID = '2088000000000077';

/** An Alipay double that is reached over the network, as the provider reaches the real one. */
export interface RunningFake extends FakeAlipay {
  readonly url: string;
  /** Settings of a provider that uses it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Starts a strict one with plain keys. */
export async function startFake(options: Partial<FakeOptions> = {}): Promise<RunningFake> {
  const fake = createFakeAlipay({
    apps: [
      { appId: MINI_ID, kind: 'mini', publicKey: SIMULATED_APP_PUBLIC_KEY },
      { appId: WEB_ID, kind: 'web', publicKey: SIMULATED_APP_PUBLIC_KEY },
    ],
    signs: { privateKey: () => SIMULATED_ALIPAY_KEY, certificate: null },
    now: () => Date.now(),
    isLenient: false,
    pay: { sellerId: SELLER_ID },
    ...options,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const method = request.method ?? 'GET';
    const body = await read(request);
    try {
      const result = await fake.fetch(url, {
        method,
        ...(method === 'POST' ? { body } : {}),
        redirect: 'manual',
      });
      response.writeHead(result.status, Object.fromEntries(result.headers));
      response.end(Buffer.from(await result.arrayBuffer()));
    } catch {
      // A lost answer: the connection ends.
      response.destroy();
    }
  }

  let origin = 'http://double';
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = url;
  return {
    ...fake,
    url,
    env: {
      ALIPAY_MINI_APP_ID: MINI_ID,
      ALIPAY_MINI_PRIVATE_KEY: SIMULATED_APP_KEY,
      ALIPAY_MINI_ALIPAY_PUBLIC_KEY: SIMULATED_ALIPAY_PUBLIC_KEY,
      ALIPAY_MINI_AES_KEY: SIMULATED_AES_KEY,
      ALIPAY_WEB_APP_ID: WEB_ID,
      ALIPAY_WEB_PRIVATE_KEY: SIMULATED_APP_KEY,
      ALIPAY_WEB_ALIPAY_PUBLIC_KEY: SIMULATED_ALIPAY_PUBLIC_KEY,
      ALIPAY_PAY_SELLER_ID: SELLER_ID,
      ALIPAY_PAY_NOTIFY_HOST: 'http://127.0.0.1:1',
      ALIPAY_PAY_PRODUCTS: 'JSAPI_PAY,QUICK_WAP_WAY',
      ALIPAY_GATEWAY: `${url}/gateway.do`,
      ALIPAY_AUTHORIZE_URL: `${url}/oauth2/publicAppAuthorize.htm`,
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
