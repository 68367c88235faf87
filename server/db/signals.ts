import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Client } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database';

/** Short texts from any process to all of them, soon and at most once; a receiver looks again from time to time. */
export interface Signals {
  /** Sends one after the change that it is about was committed. Never fails, never waits. */
  send(topic: string): void;
  /** @param onTopics null: signals may have been lost, look at everything @returns removes the listener */
  listen(onTopics: (topics: readonly string[] | null) => void): () => void;
  stop(): Promise<void>;
}

export interface SignalOptions {
  readonly database: Pick<Database, 'kind' | 'pool'>;
  /** Null: the embedded database, which has one process. */
  readonly databaseUrl: string | null;
  /** A pooler passes no notifications on; receivers then only look from time to time. */
  readonly pooled: boolean;
  readonly log: FastifyBaseLogger;
}

const CHANNEL = 'yimiao_signals';
/** ms in which signals are put together. */
const MERGE = 15;
/** Bytes: PostgreSQL takes less than 8,000. */
const MOST_BYTES = 7_000;
/** ms before the listening connection is opened again, growing. */
const RECONNECT = [200, 1_000, 5_000];

/** Texts without line breaks, packed into as few payloads as they need. */
function payloads(topics: Iterable<string>): string[] {
  const packed: string[] = [];
  let current = '';
  for (const topic of topics) {
    const next = current === '' ? topic : `${current}\n${topic}`;
    if (Buffer.byteLength(next) > MOST_BYTES && current !== '') {
      packed.push(current);
      current = topic;
    } else current = next;
  }
  if (current !== '') packed.push(current);
  return packed;
}

/**
 * Signals between processes by LISTEN and NOTIFY. NOTIFY runs outside transactions, because within one it takes a lock
 * of the whole database at commit, which would slow a rush of bookings.
 */
export function createSignals({ database, databaseUrl, pooled, log }: SignalOptions): Signals {
  // Not the process's number: in containers every process may be number 1.
  const self = randomUUID();
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  let pending = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let client: Client | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  const between = database.kind === 'postgres' && !pooled;

  const flush = (): void => {
    timer = undefined;
    const topics = pending;
    pending = new Set();
    emitter.emit('topics', [...topics]);
    if (!between) return;
    sending = Promise.all(
      payloads(topics).map((payload) =>
        database.pool
          .query('select pg_notify($1, $2)', [CHANNEL, `${self}\n${payload}`])
          // Receivers look from time to time as well.
          .catch((error: unknown) => log.debug({ err: error }, 'signal')),
      ),
    );
  };

  const connect = async (failures: number): Promise<void> => {
    const again = (): void => {
      if (stopped) return;
      const wait = RECONNECT[Math.min(failures, RECONNECT.length - 1)];
      retry = setTimeout(() => void connect(failures + 1), wait);
      retry.unref();
    };
    const own = new Client({ connectionString: databaseUrl ?? '', keepAlive: true });
    client = own;
    let ended = false;
    const lost = (): void => {
      if (ended) return;
      ended = true;
      own.end().catch(() => undefined);
      again();
    };
    own.on('error', lost).on('end', lost);
    own.on('notification', ({ payload = '' }) => {
      const [sender, ...topics] = payload.split('\n');
      // Its own reached its listeners without the database.
      if (sender !== self) emitter.emit('topics', topics);
    });
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      failures = 0;
      emitter.emit('topics', null);
    } catch {
      lost();
    }
  };
  if (between) void connect(0);

  return {
    send(topic) {
      if (stopped) return;
      pending.add(topic);
      timer ??= setTimeout(flush, MERGE);
    },
    listen(onTopics) {
      emitter.on('topics', onTopics);
      return () => void emitter.off('topics', onTopics);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(retry);
      if (timer !== undefined) flush();
      await sending;
      await client?.end().catch(() => undefined);
    },
  };
}
