import type { Deps } from '../../deps';
import { startLoopback } from './loopback';
import type { Loopback } from './loopback';
import { createMailer } from './send-mail';
import type { SendMail } from './send-mail';

/** How this provider sends mail. */
export interface MailService {
  /** Null: it sends none, as live has no mail server set up. */
  readonly send: SendMail | null;
  readonly close: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

/** Mail through `SMTP_URL`; outside live without it, through a server on loopback that starts with the first mail. */
export function createMail({
  config,
  db,
  clock,
  log,
}: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): MailService {
  if (config.mail !== null) return { send: createMailer(config.mail), close: nothing };
  if (config.env === 'live') return { send: null, close: nothing };
  let started: Promise<{ loopback: Loopback; send: SendMail }> | null = null;
  const start = async () => {
    const loopback = await startLoopback(db, clock);
    return { loopback, send: createMailer(loopback.settings) };
  };
  return {
    send: async (mail) => {
      started ??= start();
      try {
        const { send } = await started;
        return await send(mail);
      } catch (error) {
        started = null;
        log.warn({ err: error }, 'no mail server on loopback; set SMTP_URL');
        return { state: 'failed', why: 'loopback' };
      }
    },
    close: async () => {
      const running = await started?.catch(() => null);
      await running?.loopback.close();
    },
  };
}
