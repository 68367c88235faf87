import { request as send } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** A complete answer. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Headers that apply to one connection only, or that the next hop sets itself. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const passedOn = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)));

/** The complete body of a message. */
export async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Forwards a call; resolves to the answer as it came, compressed or not. */
export function ask(target: string, call: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...passedOn(call.headers), 'content-length': body.length };
    const out = send(target + (call.url ?? '/'), { method: call.method, headers }, (answer) => {
      bodyOf(answer).then(
        (whole) =>
          resolve({
            status: answer.statusCode ?? 502,
            headers: passedOn(answer.headers),
            body: whole,
          }),
        reject,
      );
    });
    out.on('error', reject);
    out.end(body);
  });
}
