import { createSms } from '../shared/accounts/sms';
import { areSmsDue, deliverSms } from '../domain/service/message/sms/deliver-sms';
import type { SmsDelivery } from '../domain/service/message/sms/deliver-sms';
import { smsLink } from '../domain/service/message/sms/sms-link';
import type { Deps } from '../deps';

/** ms between checks for due messages. */
const INTERVAL = 1_000;

/**
 * Sends urgent messages by SMS to those whom no platform reached. Several processes may run it; row locks ensure that each
 * message is sent once.
 * @returns stops it
 */
export function startSmsMessages(deps: Deps): () => Promise<void> {
  const { database, clock, cipher, platforms, config, log } = deps;
  const sources = { wechat: platforms.wechat, webOrigin: config.webOrigin };
  if (config.env === 'live' && config.webOrigin === null)
    log.warn('WEB_ORIGIN is not set: SMS whose link WeChat does not make are sent without one.');
  const delivery: SmsDelivery = {
    runner: database.pool,
    log,
    open: (sealed) => cipher.open(sealed),
    linkOf: (link, params, now) => smsLink(sources, link, params, now),
    send: createSms(deps),
    now: () => clock.now(),
  };
  return deps.jobs.every({
    name: 'sms messages',
    every: INTERVAL,
    run: () => deliverSms(delivery),
    isDue: areSmsDue,
  });
}
