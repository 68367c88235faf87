import type { Deps } from '../deps';
import { createSms } from '../shared/accounts/sms';
import { areCardsDue, escalate, notifyDuty } from '../domain/aftercare/follow-up/escalate';
import { createFollowUpReminders } from '../domain/aftercare/follow-up/remind';
import { REMIND_FROM, REMIND_UNTIL } from '../domain/service/message/reminders';
import { timeOf } from '../kernel/clock';
import { stopAll } from './stop-all';

/** ms between looks for what is due. */
const INTERVAL = 60_000;
/** ms between looks for cards that nobody has taken: the first timer is ten minutes. */
const ESCALATION_INTERVAL = 10_000;

/** Reminds of follow-ups by day. */
function startReminders(deps: Deps): () => Promise<void> {
  const remind = createFollowUpReminders(deps);
  const run = async (): Promise<boolean> => {
    const now = deps.clock.now();
    const time = timeOf(now);
    if (time < REMIND_FROM || time >= REMIND_UNTIL) return false;
    return (await remind(now)) > 0;
  };
  return deps.jobs.every({ name: 'follow-ups', every: INTERVAL, isLowPriority: true, run });
}

/** Escalates draft AEFI cards that nobody takes, at any hour. */
const startEscalations = (deps: Deps): (() => Promise<void>) => {
  const { db, clock, config, log } = deps;
  const sendSms = createSms(deps);
  const mobile = config.aefiDutyMobile;
  if (config.env === 'live' && mobile === null)
    log.warn('AEFI_DUTY_MOBILE is not set: nobody is notified of cards that no clinic takes.');
  const run = async (): Promise<boolean> => {
    const now = clock.now();
    const count = await escalate(db, now);
    if (mobile !== null)
      await notifyDuty(
        db,
        async (body, id) => (await sendSms({ mobile, body, id })) !== 'failed',
        now,
      );
    return count > 0;
  };
  return deps.jobs.every({
    name: 'escalations',
    every: ESCALATION_INTERVAL,
    run,
    isDue: areCardsDue,
  });
};

/** Starts what runs for follow-ups. @returns stops it */
export function startFollowUps(deps: Deps): () => Promise<void> {
  const stops = [startReminders(deps), startEscalations(deps)];
  return stopAll(stops);
}
