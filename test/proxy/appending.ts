import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyOf } from './upstream';

/** A proxy as operators run them: it appends the address that it was called from to `X-Forwarded-For`. */
export interface AppendingProxy {
  readonly url: string;
  stop(): Promise<void>;
}

export interface AppendingOptions {
  /** Address that the next hop sees it call from, of 127.0.0.0/8. */
  readonly from: string;
  /** What it says of the scheme it was called with; without it the header is passed on as it came. */
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
