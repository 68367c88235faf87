import { Agent, request } from 'node:http';
import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import type { Envelope } from '@contract/envelope';

/** Makes calls over keep-alive connections and records how long each took. */
export class RushCaller {
  /** ms by path. */
  readonly times = new Map<string, number[]>();
  private readonly agent: Agent;

  /** @param connections at most, at the same time */
  constructor(
    private readonly url: string,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  call<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    token: string,
  ): Promise<Envelope<DataOf<Name>>> {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string];
    const body = method === 'POST' ? JSON.stringify(input) : null;
    const query = new URLSearchParams(input as Record<string, string>);
    const address = method === 'GET' ? `${path}?${query}` : path;
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request(
        this.url + address,
        {
          method,
          agent: this.agent,
          headers: { tk: token, ...(body !== null && { 'content-type': 'application/json' }) },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const times = this.times.get(path) ?? [];
            times.push(performance.now() - started);
            this.times.set(path, times);
            resolve(JSON.parse(Buffer.concat(chunks).toString()) as Envelope<DataOf<Name>>);
          });
        },
      );
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
