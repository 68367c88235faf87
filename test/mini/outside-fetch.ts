import { request } from 'node:http';

/** What the harness reads of a response. */
interface Answer {
  json(): Promise<unknown>;
  text(): Promise<string>;
}

interface Init {
  method?: string;
  headers?: Record<string, string>;
  body?: URLSearchParams | string;
}

function fetchOverHttp(url: string, { method = 'GET', headers, body }: Init = {}): Promise<Answer> {
  const form = body instanceof URLSearchParams;
  const content = body === undefined ? undefined : String(body);
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method,
      headers: {
        ...headers,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(content !== undefined && { 'content-length': Buffer.byteLength(content) }),
      },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ json: async () => JSON.parse(text) as unknown, text: async () => text }),
      );
    });
    call.end(content);
  });
}

// jsdom has no fetch, which the provider's harness needs. The apps' own world stays without one.
if (typeof globalThis.fetch === 'undefined') {
  globalThis.fetch = fetchOverHttp as unknown as typeof fetch;
}
