import { POLL_WAIT } from '@contract/service/chat-rules';
import type { ServiceHours } from '@contract/service/chat-rules';
import type { Deps } from '../../deps';
import { createSignals } from '../../db/signals';
import type { Signals } from '../../db/signals';
import { isOutage } from '../../db/outage';
import { logOutage } from '../../db/outage-log';
import { ChatHints } from './hints';
import { newsAfter } from './messages-after';
import { ChatWatch } from './watch';

/** What the calls, the socket and the jobs of customer service share in a process. */
export interface ServiceParts {
  readonly signals: Signals;
  readonly watch: ChatWatch;
  readonly hints: ChatHints;
  readonly hours: ServiceHours;
  /** Resolves when a conversation has messages after a number, after 25 s, or when the process stops. */
  waitForNews(conversationId: string, after: number): Promise<void>;
  stop(): Promise<void>;
}

export function createService({ config, database, db, log }: Deps): ServiceParts {
  const { databaseUrl, databasePooler: pooled } = config;
  const signals = createSignals({ database, databaseUrl, pooled, log });
  const watch = new ChatWatch(
    (ids, afters) => newsAfter(db, ids, afters),
    signals,
    (error) => {
      if (isOutage(error)) logOutage(log, error);
      else log.error({ err: error }, 'service news');
    },
  );
  const hints = new ChatHints(signals);
  const waiting = new Set<() => void>();
  return {
    signals,
    watch,
    hints,
    hours: config.serviceHours,
    waitForNews: (conversationId, after) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          unwatch();
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, POLL_WAIT);
        const unwatch = watch.add({ conversationId, after, onNews: end });
        waiting.add(end);
      }),
    async stop() {
      for (const end of [...waiting]) end();
      watch.stop();
      hints.stop();
      await signals.stop();
    },
  };
}
