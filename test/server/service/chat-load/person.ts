import { CODE } from '@contract/errors';
import { newKey } from '../../kit/worlds/booking-world';
import type { Caller } from '../../kit/worlds/booking-world';
import { asUser, aText } from '../../kit/worlds/service-world';
import { PollReader } from './by-poll';
import { SocketReader } from './by-socket';
import type { Crowd } from './crowd';
import { between, pause } from './crowd';
import { ChatConnection } from './line';
import type { Record } from './record';
import { untilAnswered } from './until-answered';

/** Messages that each writes, however slow the machine is. */
const LEAST = 3;

/** Somebody who asks, one message after the other, and reads the answers. */
export class Person {
  private readonly reader: SocketReader | PollReader;
  private connection: ChatConnection | null = null;

  constructor(
    private readonly crowd: Crowd,
    private readonly record: Record,
    private readonly caller: Caller,
    transport: 'socket' | 'poll',
  ) {
    this.reader =
      transport === 'socket'
        ? new SocketReader(crowd, record, asUser(caller))
        : new PollReader(crowd, record, (provider, { last }, signal) =>
            provider.call(
              'GET /service/chat/messages.do',
              { after: last, wait: true },
              { ...caller, signal },
            ),
          );
  }

  /** What it has read, once it has written. */
  get read(): ChatConnection | null {
    return this.connection;
  }

  /**
   * Writes, at least a few messages.
   * @param until time of the clock, ms @param breaks ms between two messages
   */
  async write(until: number, breaks: readonly [number, number]): Promise<void> {
    for (let count = 1; count <= LEAST || Date.now() < until; count += 1) {
      await this.say(`${this.caller.userId} ${count}`);
      await pause(between(...breaks));
    }
  }

  end(): Promise<void> {
    return this.reader.end();
  }

  private async say(text: string): Promise<void> {
    const { userId } = this.caller;
    const clientId = newKey();
    const { code, data } = await untilAnswered(this.crowd, this.record, (provider) =>
      provider.call('POST /service/chat/send.do', { clientId, message: aText(text) }, this.caller),
    );
    if (code !== CODE.SUCCESS) {
      this.record.faults.push(`${text} refused: ${code}`);
      return;
    }
    const { conversationId } = data.chat;
    this.record.acknowledged.push({
      conversationId,
      seq: data.message.seq,
      clientId,
      text,
      sender: 'user',
      by: userId,
    });
    if (this.connection) return;
    this.connection = new ChatConnection(userId, conversationId);
    this.reader.follow(this.connection);
  }
}
