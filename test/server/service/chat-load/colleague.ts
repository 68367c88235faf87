import { CODE } from '@contract/errors';
import type { ChatMessage } from '@contract/service/cards';
import { newKey } from '../../kit/worlds/booking-world';
import { asStaff, aText } from '../../kit/worlds/service-world';
import type { Colleague } from '../../kit/worlds/service-world';
import { PollReader } from './by-poll';
import { SocketReader } from './by-socket';
import type { Crowd } from './crowd';
import { between, pause } from './crowd';
import { ChatConnection } from './line';
import type { Record } from './record';
import { untilAnswered } from './until-answered';

/** Conversations that one member of staff has at a time. */
const MOST = 14;
/** Conversations taken at a look at the queue. */
const TAKEN_AT_ONCE = 4;
/** Share of messages that are answered, and of looks at the queue at which a conversation is handed over. */
const ANSWERED = 0.4;
const HANDED_OVER = 0.05;

interface Held {
  readonly connection: ChatConnection;
  /** Answers, one after the other. */
  writing: Promise<void>;
}

/** A member of staff: takes what waits, reads it from its first message on, answers some of it, hands some over. */
export class Answering {
  private readonly reader: SocketReader | PollReader;
  private readonly held = new Map<string, Held>();
  /** Not taken again: what a socket still brings of an earlier following looks like a repetition. */
  private readonly handed = new Set<string>();
  /** What it has read, with what it has handed over. */
  readonly read: ChatConnection[] = [];
  private isEnded = false;
  private isSettling = false;
  private answers = 0;

  constructor(
    private readonly crowd: Crowd,
    private readonly record: Record,
    private readonly colleague: Colleague,
    transport: 'socket' | 'poll',
  ) {
    const { headers } = colleague;
    this.reader =
      transport === 'socket'
        ? new SocketReader(crowd, record, asStaff(colleague))
        : new PollReader(crowd, record, (provider, { conversationId, last }, signal) =>
            provider.call(
              'GET /service/staff/messages.do',
              { conversationId, after: last, wait: true },
              { headers, signal },
            ),
          );
  }

  async work(): Promise<void> {
    while (!this.isEnded) {
      await this.poll();
      await pause(between(100, 600));
    }
    await this.written();
    await this.reader.end();
  }

  /** Hands nothing over any more and writes nothing new. */
  settle(): void {
    this.isSettling = true;
  }

  /** Resolves when everything begun is acknowledged. */
  async written(): Promise<void> {
    await Promise.all([...this.held.values()].map(({ writing }) => writing));
  }

  end(): void {
    this.isEnded = true;
  }

  private async poll(): Promise<void> {
    const { headers } = this.colleague;
    const { code, data } = await untilAnswered(this.crowd, this.record, (provider) =>
      provider.call('GET /service/staff/queue.do', {}, { headers }),
    );
    if (code !== CODE.SUCCESS) {
      this.record.faults.push(`queue refused: ${code}`);
      return;
    }
    for (const { conversationId, mine } of data.list) if (mine) this.hold(conversationId);
    const waiting = data.list.filter(
      ({ state, conversationId }) => state === 'waiting' && !this.handed.has(conversationId),
    );
    const from = Math.floor(Math.random() * waiting.length);
    const some = waiting.slice(from, from + Math.min(TAKEN_AT_ONCE, MOST - this.held.size));
    await Promise.all(some.map(({ conversationId }) => this.take(conversationId)));
    if (some.length > 0) return;
    if (!this.isSettling && Math.random() < HANDED_OVER) await this.handOver();
  }

  private async take(conversationId: string): Promise<void> {
    const { headers } = this.colleague;
    // A call that arrives late would take what was handed over meanwhile.
    const { code } = await untilAnswered(
      this.crowd,
      this.record,
      (provider) => provider.call('POST /service/staff/take.do', { conversationId }, { headers }),
      false,
    );
    if (code === CODE.SUCCESS) this.hold(conversationId);
    else if (code !== CODE.CHAT_TAKEN) this.record.faults.push(`take refused: ${code}`);
  }

  private hold(conversationId: string): void {
    if (this.held.has(conversationId)) return;
    const connection = new ChatConnection(this.colleague.name, conversationId, (message) =>
      this.answer(message, held),
    );
    const held: Held = { connection, writing: Promise.resolve() };
    this.held.set(conversationId, held);
    this.read.push(connection);
    this.reader.follow(connection);
  }

  private async handOver(): Promise<void> {
    const [held] = this.held.values();
    if (!held) return;
    const { conversationId } = held.connection;
    this.reader.unfollow(conversationId);
    this.held.delete(conversationId);
    this.handed.add(conversationId);
    await held.writing;
    const { headers } = this.colleague;
    const { code } = await untilAnswered(
      this.crowd,
      this.record,
      (provider) =>
        provider.call('POST /service/staff/handOver.do', { conversationId }, { headers }),
      false,
    );
    // A repetition finds that it is no longer theirs.
    if (code !== CODE.SUCCESS && code !== CODE.CHAT_TAKEN)
      this.record.faults.push(`hand over refused: ${code}`);
    this.record.count('handed over');
  }

  private answer(message: ChatMessage, held: Held): void {
    if (this.isSettling || message.sender !== 'user' || Math.random() > ANSWERED) return;
    this.answers += 1;
    const text = `${this.colleague.name} ${this.answers}`;
    held.writing = held.writing.then(() => this.write(text, held.connection.conversationId));
  }

  private async write(text: string, conversationId: string): Promise<void> {
    const { headers, name } = this.colleague;
    const clientId = newKey();
    const { code, data } = await untilAnswered(this.crowd, this.record, (provider) =>
      provider.call(
        'POST /service/staff/send.do',
        { conversationId, clientId, message: aText(text) },
        { headers },
      ),
    );
    if (code !== CODE.SUCCESS) {
      this.record.faults.push(`${text} refused: ${code}`);
      return;
    }
    const { seq } = data;
    this.record.acknowledged.push({
      conversationId,
      seq,
      clientId,
      text,
      sender: 'staff',
      by: name,
    });
  }
}
