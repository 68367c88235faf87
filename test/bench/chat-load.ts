import { Agent, get, request } from 'node:http';
import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import { SOCKET_PATH } from '@contract/service/socket-rules';
import type { ClientFrame, ServerFrame } from '@contract/service/socket-rules';
import type { ChatMessage } from '@contract/service/cards';
import type { Caller } from '../server/kit/worlds/booking-world';
import type { Colleague } from '../server/kit/worlds/service-world';

export type Transport = 'socket' | 'poll';

export interface BenchChat {
  readonly caller: Caller;
  readonly conversationId: string;
  readonly colleague: Colleague;
}

export interface Deliveries {
  /** ms from the start of sending until the other side has the message. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  readonly delivered: number;
  readonly lost: number;
}

/** Sockets opened at the same time. */
const AT_ONCE = 50;
/** ms for what is still on its way at the end. */
const LATE = 5_000;
/** Of ten messages, as many are people's; staff may send 120 a minute each. */
const OF_PEOPLE = 7;
/** One address may have 2,000 sockets. */
const PEOPLE_FROM = '127.0.0.1';
const STAFF_FROM = '127.0.0.2';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Both sides of many conversations, in this process. */
export class ChatBench {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly sockets: WebSocket[] = [];
  private readonly sentAt = new Map<string, { readonly at: number; readonly to: string }>();
  private readonly read = new Map<string, number>();
  private times: number[] = [];
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly chats: readonly BenchChat[],
    private readonly colleagues: readonly Colleague[],
  ) {}

  async openStaff(): Promise<void> {
    for (const colleague of this.colleagues) {
      const ids = this.chats
        .filter((chat) => chat.colleague === colleague)
        .map(({ conversationId }) => conversationId);
      const { token } = colleague;
      await this.openSocket({ type: 'staff', token, language: 'zh-CN' }, ids, STAFF_FROM);
    }
  }

  async openPeople(transport: Transport, from: number, until: number): Promise<void> {
    for (let index = from; index < until; index += AT_ONCE)
      await Promise.all(
        this.chats.slice(index, Math.min(until, index + AT_ONCE)).map(async (chat) => {
          const { token } = chat.caller;
          if (transport === 'poll') void this.poll(chat);
          else
            await this.openSocket(
              { type: 'user', token, language: 'zh-CN' },
              [chat.conversationId],
              PEOPLE_FROM,
            );
        }),
      );
  }

  /** Sends messages at an even rate, whatever becomes of the earlier ones. @param rate a second @param duration ms */
  async send(rate: number, duration: number): Promise<Deliveries> {
    this.times = [];
    this.sentAt.clear();
    const started = performance.now();
    let count = 0;
    while (performance.now() - started < duration) {
      const due = ((performance.now() - started) * rate) / 1_000;
      for (; count < due; count += 1) this.sendOne(count);
      await pause(5);
    }
    const end = performance.now() + LATE;
    while (this.sentAt.size > 0 && performance.now() < end) await pause(20);
    const times = [...this.times].sort((a, b) => a - b);
    const quantile = (q: number): number => times[Math.floor(q * (times.length - 1))] ?? 0;
    return {
      p50: quantile(0.5),
      p99: quantile(0.99),
      most: quantile(1),
      delivered: times.length,
      lost: this.sentAt.size,
    };
  }

  close(): void {
    this.isClosed = true;
    for (const socket of this.sockets) socket.terminate();
    this.agent.destroy();
  }

  private async openSocket(
    hello: ClientFrame,
    conversationIds: readonly string[],
    localAddress: string,
  ): Promise<void> {
    const socket = new WebSocket(this.url.replace('http', 'ws') + SOCKET_PATH, {
      localAddress,
      perMessageDeflate: false,
    });
    this.sockets.push(socket);
    const say = (frame: ClientFrame): void => socket.send(JSON.stringify(frame));
    await new Promise<void>((resolve, reject) => {
      socket.on('open', () => say(hello));
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const frame = JSON.parse(String(data)) as ServerFrame;
        if (frame.type === 'refused') reject(new Error(`Refused: ${frame.code}`));
        if (frame.type === 'messages') this.arrived(hello.type, frame.list);
        if (frame.type !== 'ready') return;
        for (const conversationId of conversationIds)
          say({ type: 'follow', conversationId, after: 0 });
        resolve();
      });
    });
    const ping = setInterval(() => say({ type: 'ping' }), 25_000);
    socket.on('close', () => {
      clearInterval(ping);
    });
  }

  /** One waiting call after the other. */
  private async poll({ caller: { token, userId } }: BenchChat): Promise<void> {
    while (!this.isClosed) {
      const after = this.read.get(userId) ?? 0;
      const path = `/service/chat/messages.do?after=${after}&wait=true`;
      const text = await new Promise<string>((resolve) => {
        get(`${this.url}${path}`, { agent: this.agent, headers: { tk: token } }, (answer) => {
          let body = '';
          answer.setEncoding('utf8').on('data', (part: string) => (body += part));
          answer.on('end', () => resolve(body));
        }).on('error', () => resolve(''));
      });
      if (text === '') continue;
      const { data } = JSON.parse(text) as { data: { list: readonly ChatMessage[] } | null };
      const list = data?.list ?? [];
      this.arrived('user', list);
      this.read.set(userId, list.at(-1)?.seq ?? after);
    }
  }

  private arrived(by: string, list: readonly ChatMessage[]): void {
    for (const { clientId } of list) {
      const sent = this.sentAt.get(clientId);
      if (sent?.to !== by) continue;
      this.times.push(performance.now() - sent.at);
      this.sentAt.delete(clientId);
    }
  }

  private sendOne(count: number): void {
    const chat = this.chats[(count * 7) % this.chats.length] as BenchChat;
    const clientId = randomBytes(12).toString('hex');
    const ofPerson = count % 10 < OF_PEOPLE;
    this.sentAt.set(clientId, { at: performance.now(), to: ofPerson ? 'staff' : 'user' });
    const message = { kind: 'text', text: `${count} 请问明天上午还能改到下午吗？` };
    const path = ofPerson ? '/service/chat/send.do' : '/service/staff/send.do';
    const body = ofPerson
      ? { clientId, message }
      : { clientId, message, conversationId: chat.conversationId };
    const headers = ofPerson ? { tk: chat.caller.token } : chat.colleague.headers;
    const call = request(`${this.url}${path}`, {
      method: 'POST',
      agent: this.agent,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    call.on('response', (answer) => answer.resume()).on('error', () => undefined);
    call.end(JSON.stringify(body));
  }
}
