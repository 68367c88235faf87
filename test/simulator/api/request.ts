import type { App } from '../app';
import { Failure } from '../failure';
import type { HttpAnswer } from '../network';
import { withCallbacks } from './call';
import type { Options } from './call';

const DEFAULT_TIMEOUT_MS = { weapp: 60_000, alipay: 30_000 };
/** WeChat sends ten requests at a time and queues the rest. */
const MAX_PARALLEL = 10;
const HTTP_ERROR = 19;
/** Name of the option that holds the headers (wx.request, my.request). */
const HEADERS = { weapp: 'header', alipay: 'headers' };

interface Wire {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

function lowered(headers: unknown): Record<string, string> {
  const entries = Object.entries((headers as Record<string, unknown> | undefined) ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function formEncoded(data: unknown): string {
  return Object.entries(data as Record<string, unknown>)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
}

/** Method, headers and body as both platforms build them from the options. */
function toWire(app: App, options: Options): Wire {
  const method = String(options['method'] ?? 'GET').toUpperCase();
  const headers = lowered(options[HEADERS[app.platform]]);
  headers['content-type'] ??= 'application/json';
  const url = String(options['url']);
  const data = options['data'];
  if (data === undefined || data === null || data === '') return { url, method, headers };
  if (typeof data === 'string') return { url, method, headers, body: data };
  if (method === 'GET') {
    const search = formEncoded(data);
    return {
      url: search ? `${url}${url.includes('?') ? '&' : '?'}${search}` : url,
      method,
      headers,
    };
  }
  const form = headers['content-type'].includes('x-www-form-urlencoded');
  return { url, method, headers, body: form ? formEncoded(data) : JSON.stringify(data) };
}

function parsed(app: App, options: Options, answer: HttpAnswer): unknown {
  if (options['responseType'] === 'arraybuffer') return answer.body;
  const text = answer.body.toString('utf8');
  const dataType = String(options['dataType'] ?? 'json').toLowerCase();
  if (dataType !== 'json') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (app.platform === 'alipay' && text) throw new Failure('parse data error', 14);
    return text;
  }
}

function toResult(app: App, options: Options, answer: HttpAnswer): object {
  const data = parsed(app, options, answer);
  const { status, headers, cookies } = answer;
  if (app.platform === 'weapp') return { data, statusCode: status, header: headers, cookies };
  // Alipay reports HTTP errors as failures, with the body.
  if (status >= 400) throw new Failure('http status error', HTTP_ERROR, { data, status, headers });
  return { data, status, headers };
}

/** `wx.request` / `my.request` over real HTTP; the task can be aborted. */
export function requestApi(app: App): (options: Options) => object {
  const queue: (() => void)[] = [];
  let flying = 0;
  const turn = (): Promise<void> => {
    if (app.platform === 'alipay' || flying < MAX_PARALLEL) return Promise.resolve();
    return new Promise((resolve) => queue.push(resolve));
  };
  return (options) => {
    let abort = (): void => undefined;
    let aborted = false;
    const call = async (): Promise<object> => {
      const wire = toWire(app, options);
      await turn();
      if (aborted) throw new Failure('abort', 9);
      flying += 1;
      const timeout = Number(options['timeout'] ?? DEFAULT_TIMEOUT_MS[app.platform]);
      const sent = app.network.send({ ...wire, timeout });
      abort = sent.abort;
      try {
        return toResult(app, options, await sent.answer);
      } finally {
        flying -= 1;
        queue.shift()?.();
      }
    };
    withCallbacks(app, 'request', call)(options);
    return {
      abort: () => {
        aborted = true;
        abort();
      },
      onHeadersReceived: () => undefined,
      offHeadersReceived: () => undefined,
      onChunkReceived: () => undefined,
    };
  };
}
