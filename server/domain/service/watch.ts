import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { Signals } from '../../db/signals';
import type { StoredMessage } from './append';

/** Somebody who waits for messages of a conversation. */
export interface Watcher {
  readonly conversationId: string;
  /** Number of the newest message that it has. */
  after: number;
  /** New messages in order; `after` is moved on before the call. */
  readonly onNews: (messages: readonly StoredMessage[]) => void;
}

/** Topic of a conversation, of the queue of staff, and of somebody who is writing. */
export const TOPIC = {
  conversation: (id: string): string => `chat ${id}`,
  queue: 'queue',
  typing: (id: string, side: 'user' | 'staff'): string => `typing ${id} ${side}`,
  read: (id: string, side: 'user' | 'staff', seq: number): string => `read ${id} ${side} ${seq}`,
} as const;

const PREFIX = 'chat ';
/** ms between looks at what signals may have missed. */
const LOOK = 3_000;
/** Messages read at a time; more follow at once. */
const BATCH = 2_000;

/** Tells watchers of new messages of this and other processes, each once and in order. */
export class ChatWatch {
  private readonly watchers = new Map<string, Set<Watcher>>();
  private due = new Set<string>();
  private running = false;
  private stopped = false;
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly unlisten: () => void;

  constructor(
    private readonly db: Db,
    signals: Signals,
    private readonly onError: (error: unknown) => void,
  ) {
    this.unlisten = signals.listen((topics) => {
      if (topics === null) this.look([...this.watchers.keys()]);
      else
        this.look(
          topics
            .filter((topic) => topic.startsWith(PREFIX))
            .map((topic) => topic.slice(PREFIX.length)),
        );
    });
    this.timer = setInterval(() => this.look([...this.watchers.keys()]), LOOK);
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
    this.look([conversationId]);
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

  private look(ids: readonly string[]): void {
    for (const id of ids) if (this.watchers.has(id)) this.due.add(id);
    if (this.running || this.stopped || this.due.size === 0) return;
    this.running = true;
    void this.run();
  }

  private async run(): Promise<void> {
    try {
      while (this.due.size > 0 && !this.stopped) {
        const ids = [...this.due];
        this.due = new Set();
        await this.deliver(ids);
      }
    } catch (error) {
      this.onError(error);
    } finally {
      this.running = false;
    }
  }

  private async deliver(ids: readonly string[]): Promise<void> {
    const afters = ids.map((id) =>
      Math.min(...[...(this.watchers.get(id) ?? [])].map(({ after }) => after)),
    );
    const known = ids.filter((_, at) => Number.isFinite(afters[at]));
    const from = afters.filter(Number.isFinite);
    const { rows } = await sql<StoredMessage>`
      select m.* from unnest(${known}::text[], ${from}::int[]) as w (id, after)
      join service_messages m on m.conversation_id = w.id and m.seq > w.after
      order by m.conversation_id, m.seq limit ${BATCH}`.execute(this.db);
    if (rows.length === BATCH) for (const id of known) this.due.add(id);
    const byConversation = new Map<string, StoredMessage[]>(known.map((id) => [id, []]));
    for (const row of rows) byConversation.get(row.conversation_id)?.push(row);
    for (const [id, messages] of byConversation)
      for (const watcher of this.watchers.get(id) ?? []) {
        const fresh = messages.filter(({ seq }) => seq > watcher.after);
        const last = fresh.at(-1);
        if (!last) continue;
        watcher.after = last.seq;
        watcher.onNews(fresh);
      }
  }
}
