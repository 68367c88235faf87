import type { Deps } from '../deps';
import { announceAnswers } from '../domain/service/customer-chat/away';
import { closeSilent } from '../domain/service/customer-chat/close-silent';
import type { ServiceParts } from '../domain/service/customer-chat/service';
import { HINT } from '../domain/service/customer-chat/hints';
import { newsOf } from '../domain/service/customer-chat/watch';

/** ms between looks for answers that nobody has seen. */
const INTERVAL = 20_000;

/** Announces answers to people who are away, closes silent conversations. @returns stops it */
export const startService = (deps: Deps, { signals }: ServiceParts): (() => Promise<void>) =>
  deps.jobs.every({
    name: 'customer service',
    every: INTERVAL,
    isLowPriority: true,
    run: async () => {
      const now = deps.clock.now();
      const closed = await closeSilent(deps, now);
      for (const id of closed) signals.send(newsOf(id));
      if (closed.length > 0) signals.send(HINT.queue);
      const announced = await announceAnswers(deps.db, now);
      return announced > 0 || closed.length > 0;
    },
  });
