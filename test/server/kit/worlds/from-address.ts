import { request as send } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Envelope } from '@contract/envelope';
import { bodyOf } from '../../../proxy/upstream';

export interface RawCall {
  readonly path: string;
  /** Address to call from, of 127.0.0.0/8: the provider counts each as another caller. */
  readonly from?: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: OutgoingHttpHeaders;
  /** Sent as JSON; a string or bytes unchanged. */
  readonly body?: unknown;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The JSON body, if the answer is JSON. */
  readonly envelope: Envelope;
}

/** Makes a call from any address with any headers, as no browser can. */
export function callFrom(
  url: string,
  { path, from = '127.0.0.1', method = 'GET', headers = {}, body }: RawCall,
): Promise<RawAnswer> {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const sent = body === undefined || isRaw ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const out = send(url + path, {
      method,
      localAddress: from,
      agent: false,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
    out.on('error', reject);
    out.on('response', (answer) => {
      bodyOf(answer).then((whole) => {
        const text = whole.toString();
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text,
          get envelope() {
            return JSON.parse(text) as Envelope;
          },
        });
      }, reject);
    });
    out.end(sent);
  });
}
