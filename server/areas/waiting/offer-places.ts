import { MOST_OFFERS, OFFER_LASTS, OFFER_LEAD } from '@contract/waiting/waiting-rules';
import type { FreedRow } from '../../booking/end-hold-statement';
import { momentAt } from '../../booking/moment';
import type { BookingServices } from '../../booking/services';
import { timeOf } from '../../clock';
import { runStatement } from '../../db/statement';
import { OFFER_PLACE, PASS_PLACE } from './offer-statement';
import type { OfferedRow } from './offer-statement';

/** Places dealt with in one go. */
const MOST = 50;

/** Offers freed places to whoever is first in line for them, or hands them to everybody. @returns whether there may be more. */
export async function offerPlaces(services: BookingServices, now: number): Promise<boolean> {
  const { runner, availability } = services;
  const at = momentAt(now);
  const expiresAt = now + OFFER_LASTS;
  for (let dealt = 0; dealt < MOST; dealt += 1) {
    const [row] = await runStatement<OfferedRow>(runner, '', OFFER_PLACE, [
      new Date(now),
      at.today,
      at.lastDay,
      new Date(now + OFFER_LEAD),
      new Date(expiresAt),
      MOST_OFFERS,
      timeOf(expiresAt),
    ]);
    if (!row) return false;
    if (row.is_given) continue;
    const values = [row.hold_id, row.slot_id, new Date(now)];
    for (const passed of await runStatement<FreedRow>(runner, '', PASS_PLACE, values)) {
      services.engine.freed(passed.slot_id);
      const slot = { depaCode: passed.depa_code, productId: passed.product_id };
      availability.count({ ...slot, slotId: passed.slot_id }, 1);
    }
  }
  return true;
}
