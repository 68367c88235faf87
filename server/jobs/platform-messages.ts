import { sql } from 'kysely';
import { areSendsDue, deliver } from '../domain/service/message/platform/deliver';
import type { Delivery } from '../domain/service/message/platform/deliver';
import { sendByAlipay } from '../domain/service/message/platform/by-alipay';
import { sendByWeChat } from '../domain/service/message/platform/by-wechat';
import type {
  PlatformMessage,
  SendOutcome,
} from '../domain/service/message/platform/platform-message';
import { areMessagesDue, messagePasser } from '../domain/service/message/platform/forward-messages';
import type { MessageSettings } from '../domain/service/message/platform/settings';
import type { Deps } from '../deps';
import type { IsDue } from '../kernel/jobs';

/** ms between checks for new messages, and for due sends. */
const INTERVAL = 1_000;

type Send = (message: PlatformMessage) => Promise<SendOutcome>;

const senderFor =
  ({ wechat, alipay }: Deps['platforms'], settings: MessageSettings): Send =>
  (message) =>
    message.platform === 'weapp'
      ? sendByWeChat(wechat, settings.wechat, message)
      : sendByAlipay(alipay, settings.alipay, settings.alipayNoConsent, message);

/**
 * Sends messages through the mini-programs' platforms to users who have accepted them; idle if the operator has
 * configured no platform. Several processes may run it; row locks ensure that each message is sent once.
 * @returns stops it
 */
export function startPlatformMessages(
  deps: Pick<Deps, 'db' | 'database' | 'clock' | 'jobs' | 'log' | 'platforms'>,
  settings: MessageSettings,
): () => Promise<void> {
  const { carriers } = settings;
  if (carriers.length === 0) return () => Promise.resolve();
  const { db, database, clock, jobs, log, platforms } = deps;
  const forwardMessages = messagePasser(db, carriers);
  const delivery: Delivery = {
    runner: database.pool,
    log,
    send: senderFor(platforms, settings),
    now: () => clock.now(),
  };
  const run = async (): Promise<boolean> => {
    await forwardMessages(clock.now());
    return deliver(delivery);
  };
  const isDue: IsDue = (now) => sql`(${areMessagesDue(now)} or ${areSendsDue(now)})`;
  return jobs.every({ name: 'platform messages', every: INTERVAL, run, isDue });
}
