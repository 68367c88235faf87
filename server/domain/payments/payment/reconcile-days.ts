import { sql } from 'kysely';
import { addDays, daysFrom, laterOf } from '@contract/time/day-rules';
import type { PaymentPartner } from '../../../platforms/payment/partner';
import { PaymentRefused, PaymentUnclear } from '../../../platforms/payment/partner';
import { dayOf, timeOf } from '../../../kernel/clock';
import type { PaymentParts } from './payment';
import { reconcile, reconcileEmptyDay } from './reconcile';

/** From this time of day in China the platforms have the bill of the day before. */
const BILLS_FROM = '10:00';
/** Days back that are compared if they were missed. */
const DAYS_BACK = 7;
/** Days after which a platform without a bill has none. */
const NO_BILL_AFTER = 3;
/** ms after which a comparison that was not finished, or had no bill, is tried again. */
const AGAIN_AFTER = 3_600_000;

/** Claims a day for one process; it is free again where that process died, failed, or found no bill. */
async function claimDay(
  { db }: PaymentParts,
  partner: PaymentPartner,
  day: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into reconciliations (partner, day, claimed_at) values (${partner.name}, ${day}, ${new Date(now)})
    on conflict (partner, day) do update set claimed_at = excluded.claimed_at
      where reconciliations.done_at is null and reconciliations.claimed_at <= ${new Date(now - AGAIN_AFTER)}
    returning day`.execute(db);
  return rows.length > 0;
}

async function firstDay({ db }: PaymentParts, partner: PaymentPartner): Promise<string | null> {
  const { first } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.min<Date | null>('created_at').as('first'))
    .where('partner', '=', partner.name)
    .executeTakeFirstOrThrow();
  return first && dayOf(first.getTime());
}

/** Days whose bills should exist, oldest first. */
function dueDays(first: string, now: number): string[] {
  const today = dayOf(now);
  const newest = addDays(today, timeOf(now) >= BILLS_FROM ? -1 : -2);
  return daysFrom(laterOf(addDays(newest, 1 - DAYS_BACK), first), newest);
}

async function compareDay(
  parts: PaymentParts,
  partner: PaymentPartner,
  day: string,
  now: number,
): Promise<void> {
  const comparison = { partner, day, now };
  const found = await reconcile(parts, comparison);
  if (found === null) {
    if (day > addDays(dayOf(now), -NO_BILL_AFTER)) return;
    await reconcileEmptyDay(parts, comparison);
  }
  const open = found?.filter(({ healed }) => !healed).length ?? 0;
  const differences = found?.length ?? 0;
  const facts = { partner: partner.name, day, hasBill: found !== null, differences, open };
  if (open > 0) parts.log.error(facts, 'payments compared with the bill');
  else parts.log.info(facts, 'payments compared with the bill');
}

/**
 * Compares every day of the last week that has not been compared, from 10:00 of the next day in China on. A day that a
 * platform gives no answer about is compared again an hour later. @param now ms
 */
export async function reconcileDueDays(parts: PaymentParts, now: number): Promise<void> {
  for (const partner of parts.partners.all) {
    const first = await firstDay(parts, partner);
    for (const day of first === null ? [] : dueDays(first, now))
      try {
        if (await claimDay(parts, partner, day, now)) await compareDay(parts, partner, day, now);
      } catch (error) {
        if (!(error instanceof PaymentUnclear || error instanceof PaymentRefused)) throw error;
        parts.log.warn({ partner: partner.name, day, cause: error.message }, 'no bill to compare');
      }
  }
}

/**
 * Tries again what platforms refused to send back. The owner of an order may ask for it sooner; whoever has deleted the
 * account cannot, and gets the money nevertheless.
 * @param now ms
 */
export async function retryReturns({ db }: PaymentParts, now: number): Promise<void> {
  await db
    .updateTable('payment_refunds')
    .set({ state: 'pending', next_ask_at: new Date(now), settled_at: null })
    .where('state', '=', 'failed')
    .where('settled_at', '<', new Date(now - AGAIN_AFTER))
    .execute();
}
