import http from 'node:http';
import https from 'node:https';

import type { Clock } from './clock';
import { Failure } from './failure';

export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** ms of the app's time after which the request fails. */
  timeout: number;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
}

type Match = string | RegExp;

/** Faults that a test has ordered for requests whose URL matches. */
interface Trouble {
  match: Match;
  kind: 'fail' | 'lose' | 'hold';
  left: number;
  released?: Promise<void>;
}

/** A pending request. */
interface Flight {
  readonly url: string;
  /** A test holds its answer back. */
  held: boolean;
  /** Its answer has arrived and waits for those of the other pending requests. */
  here: boolean;
}

/** The connection to the provider: real HTTP, with faults on demand. */
export class Network {
  /** Every request sent, oldest first. */
  readonly log: { method: string; url: string; body?: string; status?: number }[] = [];
  offline = false;
  /**
   * Delivers the answers of concurrent requests together, once the app has nothing else to do. The measured cost then
   * does not depend on how far apart the machine's load lets them arrive.
   */
  together = false;
  /** Number of callers waiting for `nextAnswer`: the app is idle meanwhile. */
  private idle = 0;
  private readonly troubles: Trouble[] = [];
  private readonly flying = new Map<symbol, Flight>();
  private readonly agent = new http.Agent({ keepAlive: true });
  private waiting: (() => void)[] = [];
  private company: (() => void)[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly host: string | undefined,
  ) {}

  get busy(): boolean {
    return [...this.flying.values()].some(({ held, url }) => !held && !isLongPoll(url));
  }

  get pendingUrls(): string[] {
    return [...this.flying.values()].map((request) => request.url);
  }

  async nextAnswer(): Promise<void> {
    if (!this.busy) return;
    const patience = new Promise<void>((resolve) => globalThis.setTimeout(resolve, 1000));
    const answer = new Promise<void>((resolve) => this.waiting.push(resolve));
    this.idle += 1;
    this.letGo();
    await Promise.race([answer, patience]).finally(() => {
      this.idle -= 1;
    });
  }

  /** The next `times` matching requests fail before they reach the server. */
  fail(match: Match, times = 1): void {
    this.troubles.push({ match, kind: 'fail', left: times });
  }

  /** The next `times` matching requests reach the server, but their answers are lost. */
  lose(match: Match, times = 1): void {
    this.troubles.push({ match, kind: 'lose', left: times });
  }

  /** Holds the answers of matching requests back until the returned function is called. */
  hold(match: Match, times = 1): () => void {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.troubles.push({ match, kind: 'hold', left: times, released });
    return () => {
      for (const request of this.flying.values()) {
        if (matches(match, request.url)) request.held = false;
      }
      release();
    };
  }

  /** Sends a request; the returned promise rejects with a Failure. */
  send(request: HttpRequest): { answer: Promise<HttpAnswer>; abort: () => void } {
    const controller = new AbortController();
    const key = Symbol(request.url);
    const url = this.route(request.url);
    const flight: Flight = { url, held: false, here: false };
    this.flying.set(key, flight);
    let timer = 0;
    const interrupted = new Promise<never>((_, reject) => {
      const stop = (reason: string, code: number) => () => {
        reject(new Failure(reason, code));
        controller.abort();
      };
      timer = this.clock.setTimeout(stop('timeout', 13), request.timeout);
      controller.signal.addEventListener('abort', () => reject(new Failure('abort', 9)));
    });
    const answer = Promise.race([
      this.exchange({ ...request, url }, flight, controller),
      interrupted,
    ]).finally(() => {
      this.clock.clear(timer);
      this.flying.delete(key);
      this.changed();
    });
    return { answer, abort: () => controller.abort() };
  }

  close(): void {
    this.agent.destroy();
  }

  /** Where a request or socket really goes: the path is kept, the origin is the provider's. */
  route(url: string): string {
    if (!this.host) return url;
    const path = url.replace(/^(?:http|ws)s?:\/\/[^/]+/, '');
    const host = url.startsWith('ws') ? this.host.replace(/^http/, 'ws') : this.host;
    return host.replace(/\/$/, '') + (path.startsWith('/') ? path : `/${path}`);
  }

  private trouble(url: string): Trouble | undefined {
    const found = this.troubles.find((each) => each.left > 0 && matches(each.match, url));
    if (found) found.left -= 1;
    return found;
  }

  private async exchange(
    request: HttpRequest,
    flight: Flight,
    controller: AbortController,
  ): Promise<HttpAnswer> {
    const entry: (typeof this.log)[number] = { method: request.method, url: request.url };
    if (typeof request.body === 'string') entry.body = request.body;
    this.log.push(entry);
    const trouble = this.trouble(request.url);
    if (this.offline || trouble?.kind === 'fail') {
      throw new Failure('net::ERR_INTERNET_DISCONNECTED', 12);
    }
    const answer = await overHttp(request, controller.signal, this.agent);
    entry.status = answer.status;
    if (trouble?.kind === 'lose') throw new Failure('net::ERR_CONNECTION_RESET', 12);
    if (trouble?.released) {
      flight.held = true;
      this.changed();
      await trouble.released;
    }
    if (this.together) {
      flight.here = true;
      const met = new Promise<void>((resolve) => this.company.push(resolve));
      this.letGo();
      await met;
    }
    return answer;
  }

  /** A request has ended, or is held back: callers waiting for answers check again. */
  private changed(): void {
    this.letGo();
    for (const wake of this.waiting.splice(0)) wake();
  }

  /** Delivers the collected answers once every pending request has arrived or is held back and the app is idle. */
  private letGo(): void {
    if (this.idle === 0) return;
    if ([...this.flying.values()].every(({ held, here, url }) => held || here || isLongPoll(url)))
      for (const meet of this.company.splice(0)) meet();
  }
}

/** Calls that the provider answers once there is news: nobody waits for them. */
const isLongPoll = (url: string): boolean => /[?&]wait=(?:1|true)/.test(url);

function matches(match: Match, url: string): boolean {
  return typeof match === 'string' ? url.includes(match) : match.test(url);
}

function overHttp(
  request: HttpRequest,
  signal: AbortSignal,
  agent: http.Agent,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const secure = request.url.startsWith('https:');
    const body = request.body === undefined ? undefined : Buffer.from(request.body);
    const headers = { ...request.headers, ...(body && { 'content-length': String(body.length) }) };
    const options = { method: request.method, headers, ...(secure ? {} : { agent }) };
    const call = (secure ? https : http).request(request.url, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(toAnswer(response, Buffer.concat(parts))));
      response.on('error', reject);
    });
    call.on('error', () => reject(new Failure('net::ERR_CONNECTION_REFUSED', 12)));
    signal.addEventListener('abort', () => call.destroy());
    call.end(body);
  });
}

function toAnswer(response: http.IncomingMessage, body: Buffer): HttpAnswer {
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(',')]),
  );
  return {
    status: response.statusCode ?? 0,
    headers,
    cookies: response.headers['set-cookie'] ?? [],
    body,
  };
}
