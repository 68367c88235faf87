import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** What a run of requests came to. */
export interface Load {
  readonly perSecond: number;
  /** ms. */
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

const HEADER_END = '\r\n\r\n';

/** One keep-alive connection that asks again as soon as it is answered. */
function converse(
  socket: Socket,
  next: () => Buffer | null,
  answered: (ms: number, body: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = '';
    let sentAt = 0;
    const send = (): void => {
      const request = next();
      if (request === null) {
        socket.end();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      const head = received.indexOf(HEADER_END);
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (received.length < head + HEADER_END.length + length) return;
      const body = received.slice(head + HEADER_END.length);
      received = '';
      answered(performance.now() - sentAt, body);
      send();
    });
    send();
  });
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

/** A POST with a JSON body, ready to be written. */
export function postRequest(path: string, token: string, body: object): Buffer {
  const text = JSON.stringify(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ntk: ${token}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

/**
 * Sends requests over a number of connections for a time, each connection one after another.
 * @param duration ms. @throws Error where an answer is not a success.
 */
export async function sendLoad(
  url: string,
  connections: number,
  duration: number,
  make: () => Buffer | null,
): Promise<Load> {
  const port = Number(new URL(url).port);
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const times: number[] = [];
  const started = performance.now();
  const next = (): Buffer | null => (performance.now() - started < duration ? make() : null);
  await Promise.all(
    sockets.map((socket) =>
      converse(socket, next, (ms, body) => {
        if (!body.startsWith('{"code":"0000"')) throw new Error(`Refused: ${body}`);
        times.push(ms);
      }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const quantile = (q: number): number => times[Math.floor(q * (times.length - 1))] ?? 0;
  return {
    perSecond: times.length / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    count: times.length,
  };
}
