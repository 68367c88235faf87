import { bisecting } from '../../../db/bisect';
import type { Signals } from '../../../db/signals';
import { refusesRows } from '../../../db/statement';
import type { StoredMessage } from './append';
import { MOST_NEWS } from './messages-after';

/** Somebody who waits for messages of a conversation. */
export interface Watcher {
  readonly conversationId: string;
  /** Number of the newest message that it has. */
  after: number;
  /** New messages in order; `after` is moved on before the call. */
  readonly onNews: (messages: readonly StoredMessage[]) => void;
}

const PREFIX = 'chat ';
/** Topic of a conversation that has new messages. */
export const newsOf = (conversationId: string): string => `${PREFIX}${conversationId}`;

/** ms between looks at what signals may have missed. */
const POLL_INTERVAL = 3_000;

/**
 * Reads what comes after a number of each conversation, in order; where there is more than is read at a time, the rest is
 * missing at the end.
 */
export type ReadNews = (
  ids: readonly string[],
  afters: readonly number[],
) => Promise<readonly StoredMessage[]>;

/** A conversation that is due, with those who watch it. */
interface Watched {
  readonly id: string;
  readonly watchers: readonly Watcher[];
}

/** Tells watchers of new messages of this and other processes, each once and in order. */
export class ChatWatch {
  private readonly watchers = new Map<string, Set<Watcher>>();
  private due = new Set<string>();
  private running = false;
  private stopped = false;
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly unlisten: () => void;

  constructor(
    private readonly read: ReadNews,
    signals: Signals,
    private readonly onError: (error: unknown) => void,
  ) {
    this.unlisten = signals.listen((topics) => {
      if (topics === null) this.poll([...this.watchers.keys()]);
      else
        this.poll(
          topics
            .filter((topic) => topic.startsWith(PREFIX))
            .map((topic) => topic.slice(PREFIX.length)),
        );
    });
    this.timer = setInterval(() => this.poll([...this.watchers.keys()]), POLL_INTERVAL);
    this.timer.unref();
  }

  /** How many conversations are watched. */
  get size(): number {
    return this.watchers.size;
  }

  /** Watches from now on; what came before is looked for at once. @returns ends it */
  add(watcher: Watcher): () => void {
    const { conversationId } = watcher;
    const set = this.watchers.get(conversationId) ?? new Set();
    this.watchers.set(conversationId, set.add(watcher));
    this.poll([conversationId]);
    return () => {
      set.delete(watcher);
      if (set.size === 0 && this.watchers.get(conversationId) === set)
        this.watchers.delete(conversationId);
    };
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
    this.unlisten();
    this.watchers.clear();
  }

  private poll(ids: readonly string[]): void {
    for (const id of ids) if (this.watchers.has(id)) this.due.add(id);
    if (this.running || this.stopped || this.due.size === 0) return;
    this.running = true;
    void this.run();
  }

  private async run(): Promise<void> {
    while (this.due.size > 0 && !this.stopped) {
      const ids = [...this.due];
      this.due = new Set();
      try {
        await this.deliver(ids);
      } catch (error) {
        // Read again at once, they would fail again; the next look is for these, too.
        for (const id of ids) this.due.add(id);
        this.onError(error);
        break;
      }
    }
    this.running = false;
  }

  private async deliver(ids: readonly string[]): Promise<void> {
    // Whoever comes while this reads is looked after next: what was read may begin behind what they have.
    const watched = ids
      .map((id) => ({ id, watchers: [...(this.watchers.get(id) ?? [])] }))
      .filter(({ watchers }) => watchers.length > 0);
    if (watched.length === 0) return;
    const news = await this.readApart(watched);
    for (const [index, { watchers }] of watched.entries()) {
      const found = news[index] ?? [];
      // The next look reads it again; nobody else waits for that.
      if (found instanceof Error) this.onError(found);
      else for (const watcher of watchers) this.bring(watcher, found);
    }
  }

  /** News of each conversation; where one makes the statement fail, the others are read without it. */
  private readonly readApart = bisecting(
    (watched: readonly Watched[]) => this.newsOf(watched),
    refusesRows,
  );

  private async newsOf(watched: readonly Watched[]): Promise<StoredMessage[][]> {
    const rows = await this.read(
      watched.map(({ id }) => id),
      watched.map(({ watchers }) => Math.min(...watchers.map(({ after }) => after))),
    );
    if (rows.length >= MOST_NEWS) for (const { id } of watched) this.due.add(id);
    const news = new Map<string, StoredMessage[]>(watched.map(({ id }) => [id, []]));
    for (const row of rows) news.get(row.conversation_id)?.push(row);
    return watched.map(({ id }) => news.get(id) ?? []);
  }

  private bring(watcher: Watcher, messages: readonly StoredMessage[]): void {
    const fresh = messages.filter(({ seq }) => seq > watcher.after);
    const last = fresh.at(-1);
    if (!last || !this.watchers.get(watcher.conversationId)?.has(watcher)) return;
    watcher.after = last.seq;
    watcher.onNews(fresh);
  }
}
