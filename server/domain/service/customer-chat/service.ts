import { CODE } from '@contract/errors';
import { POLL_WAIT } from '@contract/service/chat-rules';
import type { ServiceHours } from '@contract/service/chat-rules';
import type { Deps } from '../../../deps';
import { createSignals } from '../../../db/signals';
import type { Signals } from '../../../db/signals';
import { DomainError } from '../../../http/domain-error';
import { createConcurrencyLimit } from '../../../kernel/concurrency-limit';
import { isOutage } from '../../../db/outage';
import { logOutage } from '../../../db/outage-log';
import { ChatHints } from './hints';
import { newsAfter } from './messages-after';
import { ChatWatch } from './watch';

/** What the calls, the socket and the jobs of customer service share in a process. */
export interface ServiceParts {
  readonly signals: Signals;
  readonly watch: ChatWatch;
  readonly hints: ChatHints;
  readonly hours: ServiceHours;
  /**
   * Resolves when a conversation has messages after a number, after 25 s, or when the process stops.
   * @param asker whose call waits: `user` or `staff` with its id, and the address; whose connection ends waits no more, and
   * its place is free at once
   * @throws DomainError 4029 where too many calls of theirs wait
   */
  waitForNews(asker: Asker, conversationId: string, after: number): Promise<void>;
  /** Takes a place for a socket of somebody. @returns gives it back; null where they have too many */
  takeSocket(who: string): (() => void) | null;
  stop(): Promise<void>;
}

/** Calls of one account, member of staff or address that wait for messages at a time. */
const MOST_WAITING = { user: 10, staff: 40, address: 2_000 } as const;
/** Sockets of one account or member of staff: 20 by default, more where an address may write more. */
const mostSockets = (writesPerMinute: number): number =>
  Math.max(20, Math.ceil(writesPerMinute / 30));

/** Who waits. */
export interface Asker {
  readonly side: 'user' | 'staff';
  /** Of the account or the member of staff. */
  readonly id: string;
  readonly address: string;
  /** Calls back when the connection ends. @returns calls it off */
  readonly whenGone: (onGone: () => void) => () => void;
}

const tooManyWait = (): DomainError =>
  new DomainError(CODE.TOO_MANY, {
    message: {
      zh: '同时打开的客服页面太多，请关闭其他页面，半分钟后再试',
      en: 'Too many pages of customer service are open. Please close the others and try again in half a minute.',
    },
  });

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
  const waitingLimits = {
    user: createConcurrencyLimit(MOST_WAITING.user),
    staff: createConcurrencyLimit(MOST_WAITING.staff),
    address: createConcurrencyLimit(MOST_WAITING.address),
  };
  const sockets = createConcurrencyLimit(mostSockets(config.writesPerMinute));
  /** @returns gives both places back @throws DomainError 4029 */
  const takeWaiting = ({ side, id, address }: Asker): (() => void) => {
    const own = waitingLimits[side].take(id);
    const shared = own && waitingLimits.address.take(address);
    if (own && shared)
      return () => {
        own();
        shared();
      };
    own?.();
    throw tooManyWait();
  };
  return {
    signals,
    watch,
    hints,
    hours: config.serviceHours,
    takeSocket: (who) => sockets.take(who),
    waitForNews: async (asker, conversationId, after) => {
      const leave = takeWaiting(asker);
      await new Promise<void>((resolve) => {
        const end = (): void => {
          leave();
          clearTimeout(timer);
          unwatch();
          stay();
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, POLL_WAIT);
        const unwatch = watch.add({ conversationId, after, onNews: end });
        const stay = asker.whenGone(end);
        waiting.add(end);
      });
    },
    async stop() {
      for (const end of [...waiting]) end();
      watch.stop();
      hints.stop();
      await signals.stop();
    },
  };
}
