import { MAX_OFFERS, OFFER_DURATION, OFFER_MIN_LEAD } from '@contract/waitlist/waitlist-rules';
import type { FreedRow } from '../booking/holds/end-hold-statement';
import { readClock } from '../slots/clock-reading';
import type { BookingServices } from '../booking/services';
import { timeOf } from '../../kernel/clock';
import { runStatement } from '../../db/statement';
import { offeredFrom } from './offer-hours';
import { NOT_RETAINED, OFFER_SLOT, FREE_FOR_ALL } from './offer-statement';
import type { FreedSlotRow, OfferedRow } from './offer-statement';

/** Places processed in one run. */
const MOST = 50;

/** First parameters of the statements: a time, its day, the last bookable day and the earliest start. */
function askedAt(at: number): readonly [Date, string, string, Date] {
  const { today, lastDay } = readClock(at);
  return [new Date(at), today, lastDay, new Date(at + OFFER_MIN_LEAD)];
}

/** Frees a place for everybody. */
async function freeForAll(
  { runner, engine, availability }: BookingServices,
  { hold_id, slot_id }: FreedSlotRow,
  now: number,
): Promise<void> {
  const values = [hold_id, slot_id, new Date(now)];
  for (const freed of await runStatement<FreedRow>(runner, '', FREE_FOR_ALL, values)) {
    engine.freed(freed.slot_id);
    const slot = { depaCode: freed.depa_code, productId: freed.product_id };
    availability.count({ ...slot, slotId: freed.slot_id }, 1);
  }
}

/** At night: frees the places that could not be offered in the morning, or that would suit nobody then. */
async function freeUndecided(services: BookingServices, morning: number, now: number) {
  const values = [...askedAt(morning), MOST, MAX_OFFERS];
  const rows = await runStatement<FreedSlotRow>(services.runner, '', NOT_RETAINED, values);
  for (const row of rows) await freeForAll(services, row, now);
  return rows.length === MOST;
}

/**
 * Offers each freed place to the first person on the list whom it suits, or frees it for everybody. Nobody is woken at
 * night: a place waits for the morning. @returns whether there may be more.
 */
export async function offerFreedSlots(services: BookingServices, now: number): Promise<boolean> {
  const from = offeredFrom(now);
  if (from > now) return freeUndecided(services, from, now);
  const expiresAt = now + OFFER_DURATION;
  const values = [...askedAt(now), new Date(expiresAt), MAX_OFFERS, timeOf(expiresAt)];
  for (let offered = 0; offered < MOST; offered += 1) {
    const [row] = await runStatement<OfferedRow>(services.runner, '', OFFER_SLOT, values);
    if (!row) return false;
    if (!row.is_given) await freeForAll(services, row, now);
  }
  return true;
}
