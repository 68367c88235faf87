import { deliver } from '../domain/messages/platform/deliver';
import type { Delivery } from '../domain/messages/platform/deliver';
import { sendByOperator } from '../domain/messages/platform/operator';
import { messagePasser } from '../domain/messages/platform/pass-on';
import type { MessageSettings } from '../domain/messages/platform/settings';
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
