import type { ChatMessage } from '@contract/service/cards';

/** What one reader has received of one conversation. */
export class ChatConnection {
  readonly received: ChatMessage[] = [];

  constructor(
    readonly reader: string,
    readonly conversationId: string,
    private readonly onMessage: (message: ChatMessage) => void = () => undefined,
  ) {}

  /** Number of the newest message. */
  get last(): number {
    return this.received.length;
  }

  /** @returns what is wrong: a message that came twice, or one that is missing before it */
  take(list: readonly ChatMessage[]): string[] {
    const wrong: string[] = [];
    for (const message of list) {
      if (message.seq !== this.last + 1)
        wrong.push(
          `${this.reader} got ${message.seq} after ${this.last} of ${this.conversationId}`,
        );
      this.received.push(message);
      this.onMessage(message);
    }
    return wrong;
  }
}
