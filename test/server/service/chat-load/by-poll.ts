import { CODE } from '@contract/errors';
import type { ChatMessage } from '@contract/service/cards';
import type { Envelope } from '@contract/envelope';
import type { Provider } from '../../kit/harness';
import type { Crowd } from './crowd';
import { between, pause } from './crowd';
import type { ChatConnection } from './line';
import type { Record } from './record';

/** Share of calls that are cut off while they wait, and when, ms. */
const CUT_OFF = 0.3;
const AFTER = [50, 3_000] as const;

type Ask = (
  provider: Provider,
  connection: ChatConnection,
  signal: AbortSignal,
) => Promise<Envelope<{ readonly list: readonly ChatMessage[] }>>;

/** A reader without a socket, whose waiting calls are cut off again and again. */
export class PollReader {
  private readonly lines = new Map<string, { isFollowed: boolean }>();
  private readonly running = new Set<Promise<void>>();
  private readonly waiting = new Set<AbortController>();
  private isEnded = false;

  constructor(
    private readonly crowd: Crowd,
    private readonly record: Record,
    private readonly ask: Ask,
  ) {}

  follow(connection: ChatConnection): void {
    const state = { isFollowed: true };
    this.lines.set(connection.conversationId, state);
    const run = this.run(connection, state).finally(() => this.running.delete(run));
    this.running.add(run);
  }

  unfollow(conversationId: string): void {
    const state = this.lines.get(conversationId);
    if (state) state.isFollowed = false;
  }

  async end(): Promise<void> {
    this.isEnded = true;
    for (const controller of this.waiting) controller.abort();
    await Promise.all(this.running);
  }

  private async run(
    connection: ChatConnection,
    state: { readonly isFollowed: boolean },
  ): Promise<void> {
    while (!this.isEnded && state.isFollowed) {
      const controller = new AbortController();
      this.waiting.add(controller);
      const cut =
        Math.random() < CUT_OFF
          ? setTimeout(() => controller.abort(), between(...AFTER))
          : undefined;
      try {
        const { code, data } = await this.ask(this.crowd.any(), connection, controller.signal);
        if (!state.isFollowed) return;
        if (code === CODE.SUCCESS) this.record.faults.push(...connection.take(data.list));
        else this.record.faults.push(`poll refused: ${code}`);
        this.record.count('polls answered');
      } catch {
        this.record.count('polls cut off');
        await pause(between(0, 300));
      } finally {
        clearTimeout(cut);
        this.waiting.delete(controller);
      }
    }
  }
}
