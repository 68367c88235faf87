import { maskMobile } from '@contract/text/mask-rules';
import { MAX_OFFERS, OFFER_DURATION, OFFER_MIN_LEAD } from '@contract/waitlist/waitlist-rules';
import type { FreedRow } from '../submission/holds/end-hold-statement';
import { readClock } from '../../../shared/slots/clock-reading';
import type { BookingServices } from '../submission/services';
import { timeOf } from '../../../kernel/clock';
import { createWaitlistEligibility } from './line-judge';
import type { WaitlistEligibility } from './line-judge';
import { offeredFrom } from './offer-hours';
import {
  FREE_FOR_ALL,
  FREED_SLOTS,
  NEXT_ENTRIES,
  OFFER_SLOT,
  OWNER_OF_SHARED,
} from './offer-statement';
import type {
  FreedSlotDetailRow,
  FreedSlotRow,
  WaitingEntryRow,
  OfferedRow,
  OwnerOfSharedRow,
} from './offer-statement';

/** Places processed in one run. */
const MOST = 50;
/** Entries of a line that are judged at once. */
const AT_ONCE = 20;
/** Entries that one run reads: about half a second. The next run goes on where it stopped. */
export const MOST_READ = 400;
/** ms after which a place that is held until the morning is looked at again: who waits for it may have left. */
const LOOKED_AT_AGAIN = 10 * 60_000;

/** When a place is offered: a time, the last bookable day and the earliest start. */
const askedAt = (at: number) => ({
  now: new Date(at),
  lastDay: readClock(at).lastDay,
  startsAfter: new Date(at + OFFER_MIN_LEAD),
});

/** Frees a place for everybody. */
async function freeForAll(
  { runner, engine, availability }: BookingServices,
  { hold_id, slot_id }: FreedSlotRow,
  now: number,
): Promise<void> {
  const values = { holdId: hold_id, slotId: slot_id, now: new Date(now) };
  for (const freed of await FREE_FOR_ALL.run<FreedRow>(runner, values)) {
    engine.freed(freed.slot_id);
    availability.count({ depaCode: freed.depa_code, slotId: freed.slot_id }, 1);
  }
}

/** How a walk along the line of a place ended; a number: the entry after which the next run goes on. */
type Walked = 'found' | 'nobody' | number;

/** A look along the lines of freed places, at one time. */
interface Walk {
  readonly services: BookingServices;
  readonly eligibility: WaitlistEligibility;
  /** When an offer is made or would be, ms. */
  readonly at: number;
}

/**
 * Asks the entries of a place's line in their order, those after one first.
 * @param take is told of each that booking would take; true ends the walk
 */
async function walk(
  { services, eligibility, at }: Walk,
  freedSlot: FreedSlotDetailRow,
  from: number,
  take: (entry: WaitingEntryRow) => Promise<boolean>,
): Promise<Walked> {
  const where = {
    products: freedSlot.product_ids,
    city: freedSlot.city_code,
    clinic: freedSlot.depa_code,
  };
  const time = { now: new Date(at), today: readClock(at).today, day: freedSlot.day };
  const asked = { ...where, ...time, most: AT_ONCE, mostOffers: MAX_OFFERS };
  for (let after = from; ;) {
    const values = { ...asked, after };
    const entries = await NEXT_ENTRIES.run<WaitingEntryRow>(services.runner, values);
    const suited = await eligibility.suited(freedSlot, entries);
    for (const [nth, entry] of entries.entries())
      if (suited[nth] === true && (await take(entry))) return 'found';
    const last = entries[AT_ONCE - 1];
    if (!last) return 'nobody';
    if (eligibility.read() >= MOST_READ) return last.id;
    after = last.id;
  }
}

/** By which mobile the guardians of an entry's member are told who takes the place; '' where the member has none. */
async function ownerFor({ runner, cipher }: BookingServices, entry: WaitingEntryRow) {
  const values = { userId: entry.user_id, linkmanId: entry.linkman_id };
  const [owner] = await OWNER_OF_SHARED.run<OwnerOfSharedRow>(runner, values);
  return owner ? maskMobile(cipher.open(owner.mobile)) : '';
}

/** Claims a place for an entry. @returns whether the place needs nobody any more: it is theirs, or another process has it */
async function claim(
  { services, at }: Walk,
  { hold_id: holdId }: FreedSlotRow,
  entry: WaitingEntryRow,
) {
  const expiresAt = at + OFFER_DURATION;
  const [row] = await OFFER_SLOT.run<OfferedRow>(services.runner, {
    ...askedAt(at),
    today: readClock(at).today,
    expiresAt: new Date(expiresAt),
    until: timeOf(expiresAt),
    mostOffers: MAX_OFFERS,
    holdId,
    entryId: entry.id,
    owner: await ownerFor(services, entry),
  });
  return row?.is_given ?? true;
}

/**
 * Offers each freed place to the first person on the list for whom booking would take it, or frees it for everybody. Nobody is
 * woken at night: a place waits for the morning, if it would suit somebody then.
 * @returns what does one run's work (ms); it returns whether there may be more
 */
export function createOffers(services: BookingServices): (now: number) => Promise<boolean> {
  /** The entries after which the lines of places are still to be asked. */
  let asked = new Map<string, number>();
  /** Until when places need not be looked at, ms. */
  let retained = new Map<string, number>();
  return async (now) => {
    const at = offeredFrom(now);
    const isNight = at > now;
    retained = new Map([...retained].filter(([, until]) => isNight && until > now));
    const values = { ...askedAt(at), most: MOST, except: [...retained.keys()] };
    const freedSlots = await FREED_SLOTS.run<FreedSlotDetailRow>(services.runner, values);
    const walkParts: Walk = {
      services,
      eligibility: createWaitlistEligibility(services, readClock(at).today),
      at,
    };
    asked = new Map(
      [...asked].filter(([id]) => freedSlots.some(({ hold_id: each }) => each === id)),
    );
    for (const freedSlot of freedSlots) {
      const { hold_id: id } = freedSlot;
      const walked: Walked = freedSlot.can_be_offered
        ? await walk(
            walkParts,
            freedSlot,
            asked.get(id) ?? 0,
            async (entry) => isNight || (await claim(walkParts, freedSlot, entry)),
          )
        : 'nobody';
      asked.delete(id);
      if (typeof walked === 'number') {
        asked.set(id, walked);
        return true;
      }
      if (walked === 'nobody') await freeForAll(services, freedSlot, now);
      else if (isNight) retained.set(id, now + LOOKED_AT_AGAIN);
    }
    return freedSlots.length === MOST;
  };
}
