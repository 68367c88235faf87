import { deliver } from '../areas/message/platform/deliver';
import type { Delivery } from '../areas/message/platform/deliver';
import { sendByOperator } from '../areas/message/platform/operator';
import { messagePasser } from '../areas/message/platform/pass-on';
import type { MessageSettings } from '../areas/message/platform/settings';
import type { Deps } from '../deps';
import { every } from './every';

/** ms between looks for new messages, and for sends that are due. */
const INTERVAL = 1_000;

/**
 * Sends messages by the mini-programs' platforms to those who have accepted it; nothing runs where the operator has
 * set up none. Every process does it; row locks let each message be sent once.
 * @returns stops it
 */
export function startPlatformMessages(
  { db, database, clock, log }: Pick<Deps, 'db' | 'database' | 'clock' | 'log'>,
  { sendUrl, carriers }: MessageSettings,
): () => Promise<void> {
  if (sendUrl === null || carriers.length === 0) return () => Promise.resolve();
  const passOn = messagePasser(db, carriers);
  const delivery: Delivery = {
    runner: database.pool,
    log,
    send: (message) => sendByOperator(sendUrl, message),
    now: () => clock.now(),
  };
  const run = async (): Promise<boolean> => {
    await passOn(clock.now());
    return deliver(delivery);
  };
  return every({ name: 'platform messages', every: INTERVAL, run }, log);
}
