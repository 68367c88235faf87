import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from './faults';
import { ask, bodyOf } from './upstream';
import type { Answer } from './upstream';

/** Part of a path, e.g. `addV2.do`, or a pattern. */
export type Match = string | RegExp;

interface Ordered {
  readonly match: Match;
  readonly fault: Fault;
  left: number;
}

const TIME_PATH = '/base/time/now.do';
const PAGE = '<!doctype html><title>Gateway</title><h1>Please sign in to the network</h1>';

const matches = (match: Match, url: string): boolean =>
  typeof match === 'string' ? url.includes(match) : match.test(url);

/** Sits between a client and the provider and injects the faults that a test orders; passes everything else through. */
export class FaultProxy {
  /** Method and URL of every call, oldest first. */
  readonly log: string[] = [];
  private ordered: Ordered[] = [];
  private down = false;
  private shift = 0;
  private readonly server: Server;

  private constructor(private readonly target: string) {
    this.server = createServer((request, response) => {
      this.handle(request, response).catch(() => request.socket.destroy());
    });
  }

  /** Starts one in front of a provider, on a free port. */
  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((ready) => proxy.server.listen(0, '127.0.0.1', ready));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /**
   * Applies a fault to the next `times` matching calls; of several, the newest counts. Returns a function that cancels
   * it.
   */
  order(match: Match, fault: Fault, times = Infinity): () => void {
    const one = { match, fault, left: times };
    this.ordered.unshift(one);
    return () => {
      one.left = 0;
    };
  }

  /** Whether the provider can be reached at all; pages and scripts are unreachable as well. */
  setDown(down: boolean): void {
    this.down = down;
  }

  /** Offset of the provider's clock as clients see it, in the header and in answers, ms. */
  shiftClock(ms: number): void {
    this.shift = ms;
  }

  /** Removes all faults. */
  calm(): void {
    this.ordered = [];
    this.down = false;
    this.shift = 0;
  }

  /** How many calls have matched so far. */
  count(match: Match): number {
    return this.log.filter((line) => matches(match, line)).length;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private faultFor(url: string): Fault | undefined {
    const found = this.ordered.find(({ match, left }) => left > 0 && matches(match, url));
    if (found) found.left -= 1;
    return found?.fault;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    this.log.push(`${request.method} ${url}`);
    // Browsers repeat a call by themselves when a reused connection breaks.
    response.shouldKeepAlive = false;
    const body = await bodyOf(request);
    if (this.down) return void request.socket.destroy();
    const fault = this.faultFor(url);
    const invented = fault && inventedBy(fault);
    if (invented) return send(response, invented);
    if (fault?.kind === 'reset') return void request.socket.destroy();
    const answer = this.shifted(url, await ask(this.target, request, body));
    if (fault?.kind === 'lost') return void request.socket.destroy();
    if (fault?.kind === 'cut') return breakOff(response, answer);
    if (fault?.kind === 'late') await new Promise((passed) => setTimeout(passed, fault.ms));
    const half = answer.body.subarray(0, answer.body.length / 2);
    send(response, fault?.kind === 'truncated' ? { ...answer, body: half } : answer);
  }

  private shifted(url: string, answer: Answer): Answer {
    if (this.shift === 0) return answer;
    const headers = { ...answer.headers, date: new Date(Date.now() + this.shift).toUTCString() };
    if (!url.startsWith(TIME_PATH)) return { ...answer, headers };
    const told = JSON.parse(answer.body.toString()) as { data: { now: number } };
    const data = { now: told.data.now + this.shift };
    return { ...answer, headers, body: Buffer.from(JSON.stringify({ ...told, data })) };
  }
}

function inventedBy(fault: Fault): Answer | null {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const text = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  if (fault.kind === 'page') return { status: 200, headers: html, body: Buffer.from(PAGE) };
  if (fault.kind === 'status')
    return { status: fault.status, headers: html, body: Buffer.from(PAGE) };
  if (fault.kind === 'json') return { status: 200, headers: json, body: text(fault.body) };
  if (fault.kind !== 'envelope') return null;
  const { code, msg = '', data = null } = fault;
  return { status: 200, headers: json, body: text({ code, msg, data }) };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
}

function breakOff(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.socket?.destroy());
}
