import type { Deps } from '../deps';
import { announceAnswers } from '../domain/service/away';
import { sweepConversations } from '../domain/service/retention';
import type { ServiceParts } from '../domain/service/service';
import { closeIdle } from '../domain/service/staff-steps';
import { TOPIC } from '../domain/service/watch';
import { every } from './every';

/** ms between looks for answers that nobody has seen. */
const INTERVAL = 10_000;

/** Announces answers to people who are away, closes idle conversations, deletes old ones. @returns stops it */
export const startService = (deps: Deps, { signals }: ServiceParts): (() => Promise<void>) =>
  every(
    {
      name: 'customer service',
      every: INTERVAL,
      isLowPriority: true,
      run: async () => {
        const now = deps.clock.now();
        const closed = await closeIdle(deps, now);
        for (const id of closed) signals.send(TOPIC.conversation(id));
        if (closed.length > 0) signals.send(TOPIC.queue);
        const announced = await announceAnswers(deps.db, now);
        const swept = await sweepConversations(deps.db, now);
        return announced > 0 || closed.length > 0 || swept;
      },
    },
    deps.log,
  );
