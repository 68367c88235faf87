import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyOf } from './upstream';

/** A proxy as operators run them: it appends its caller's address to `X-Forwarded-For`. */
export interface AppendingProxy {
  readonly url: string;
  stop(): Promise<void>;
}

export interface AppendingOptions {
  /** Address from which it calls the next hop, of 127.0.0.0/8. */
  readonly from: string;
  /** Value of the scheme header; without it the header is passed on unchanged. */
  readonly proto?: string;
}

/** Starts one in front of a provider, or of another proxy. */
export async function startAppendingProxy(
  target: string,
  { from, proto }: AppendingOptions,
): Promise<AppendingProxy> {
  const server = createServer((call, answer) => {
    const hand = async (): Promise<void> => {
      const body = await bodyOf(call);
      const { 'transfer-encoding': _, ...headers } = call.headers;
      const before = call.headers['x-forwarded-for'];
      const peer = call.socket.remoteAddress ?? '';
      const out = send(target + (call.url ?? '/'), {
        method: call.method,
        localAddress: from,
        agent: false,
        headers: {
          ...headers,
          connection: 'close',
          'content-length': body.length,
          'x-forwarded-for': before === undefined ? peer : `${String(before)}, ${peer}`,
          ...(proto !== undefined && { 'x-forwarded-proto': proto }),
        },
      });
      out.on('response', (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      out.on('error', () => answer.destroy());
      out.end(body);
    };
    hand().catch(() => answer.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
