import { MAX_OFFERS, OFFER_DURATION, OFFER_MIN_LEAD } from '@contract/waitlist/waitlist-rules';
import type { FreedRow } from '../booking/holds/end-hold-statement';
import { readClock } from '../slots/clock-reading';
import type { BookingServices } from '../booking/services';
import { timeOf } from '../../kernel/clock';
import { runStatement } from '../../db/statement';
import { offeredFrom } from './offer-hours';
import { NOT_RETAINED, OFFER_SLOT, PASS_OFFER } from './offer-statement';
import type { FreedSlotRow, OfferedRow } from './offer-statement';

/** Places processed in one run. */
const MOST = 50;

/** First parameters of the statements: a time, its day, the last bookable day and the earliest start. */
function askedAt(at: number): readonly [Date, string, string, Date] {
  const { today, lastDay } = readClock(at);
  return [new Date(at), today, lastDay, new Date(at + OFFER_MIN_LEAD)];
}

/** Frees a place for everybody. */
async function passOffer(
  { runner, engine, availability }: BookingServices,
  { hold_id, slot_id }: FreedSlotRow,
  now: number,
): Promise<void> {
  const values = [hold_id, slot_id, new Date(now)];
  for (const passed of await runStatement<FreedRow>(runner, '', PASS_OFFER, values)) {
    engine.freed(passed.slot_id);
    const slot = { depaCode: passed.depa_code, productId: passed.product_id };
    availability.count({ ...slot, slotId: passed.slot_id }, 1);
  }
}

/** At night: frees the places that could not be offered in the morning, or that would suit nobody then. */
async function passUndecided(services: BookingServices, morning: number, now: number) {
  const values = [...askedAt(morning), MOST, MAX_OFFERS];
  const rows = await runStatement<FreedSlotRow>(services.runner, '', NOT_RETAINED, values);
  for (const row of rows) await passOffer(services, row, now);
  return rows.length === MOST;
}

/**
 * Offers each freed place to the first person on the list whom it suits, or frees it for everybody. Nobody is woken at
 * night: a place waits for the morning. @returns whether there may be more.
 */
export async function offerFreedSlots(services: BookingServices, now: number): Promise<boolean> {
  const from = offeredFrom(now);
  if (from > now) return passUndecided(services, from, now);
  const expiresAt = now + OFFER_DURATION;
  const values = [...askedAt(now), new Date(expiresAt), MAX_OFFERS, timeOf(expiresAt)];
  for (let dealt = 0; dealt < MOST; dealt += 1) {
    const [row] = await runStatement<OfferedRow>(services.runner, '', OFFER_SLOT, values);
    if (!row) return false;
    if (!row.is_given) await passOffer(services, row, now);
  }
  return true;
}
