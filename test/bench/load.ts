import { connect } from 'node:net';

/** Result of a run of requests. */
export interface Load {
  readonly perSecond: number;
  /** ms. */
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

const HEADER_END = '\r\n\r\n';
/** Connections opened at the same time: more than the server's accept queue holds would wait a second. */
const AT_ONCE = 128;
/** Receive buffer shared by all connections: answers are short, and their text is copied at once. */
const SHARED = Buffer.allocUnsafe(64 * 1024);

/** What one connection requests and does with the answers. */
interface Talk {
  /** null: no more requests. */
  readonly next: () => Buffer | null;
  readonly answered: (ms: number, body: string) => void;
}

/**
 * Opens a keep-alive connection. @returns starts a series of requests, each sent as soon as the one before is
 * answered.
 */
function open(port: number): Promise<(talk: Talk) => Promise<void>> {
  let receive: (text: string) => void = () => undefined;
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: SHARED,
      callback(bytes) {
        receive(SHARED.toString('latin1', 0, bytes));
        return true;
      },
    },
  });
  const talk = ({ next, answered }: Talk): Promise<void> =>
    new Promise((resolve, reject) => {
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
      receive = (text) => {
        received += text;
        const head = received.indexOf(HEADER_END);
        if (head < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
        if (received.length < head + HEADER_END.length + length) return;
        const body = received.slice(head + HEADER_END.length);
        received = '';
        answered(performance.now() - sentAt, body);
        send();
      };
      socket.on('error', reject);
      send();
    });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(talk));
    socket.once('error', reject);
  });
}

/** A POST with a JSON body, as bytes. */
export function postRequest(path: string, token: string, body: object): Buffer {
  const text = JSON.stringify(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ntk: ${token}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

export const getRequest = (path: string, token: string): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ntk: ${token}\r\n\r\n`);

/**
 * Sends requests over a number of connections for a time, each connection one request after another.
 * @param duration ms. @throws Error where an answer is not a success.
 */
export async function sendLoad(
  url: string,
  connections: number,
  duration: number,
  make: () => Buffer | null,
): Promise<Load> {
  const port = Number(new URL(url).port);
  const talks: Awaited<ReturnType<typeof open>>[] = [];
  while (talks.length < connections) {
    const some = Math.min(AT_ONCE, connections - talks.length);
    talks.push(...(await Promise.all(Array.from({ length: some }, () => open(port)))));
  }
  const times: number[] = [];
  const started = performance.now();
  const next = (): Buffer | null => (performance.now() - started < duration ? make() : null);
  const answered = (ms: number, body: string): void => {
    if (!body.startsWith('{"code":"0000"')) throw new Error(`Refused: ${body}`);
    times.push(ms);
  };
  await Promise.all(talks.map((talk) => talk({ next, answered })));
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
