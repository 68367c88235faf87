import type { SlotOffer } from '@contract/subscribe/endpoints';
import { isWithin } from '@contract/subscribe/span-rules';
import type { Span } from '@contract/subscribe/span-rules';
import type { Point } from '../geo/distance';
import { changeableUntil } from '../lifecycle/lifecycle';
import type { Db } from '../../db/database';
import type { Bilingual, Language } from '../../kernel/language';
import { inLanguage } from '../../kernel/language';
import { isFree, windowMonths } from '../slots/availability';
import type { Availability, SlotView } from '../slots/availability';
import { metresBetween } from '../geo/geo';
import type { Moment } from '../slots/moment';
import type { Offer } from '../catalogue/offer';
import { createShortCache } from '../../kernel/short-cache';

/** How many ways out a refusal names. */
const OFFERS = 3;
/** Other clinics that are looked into, nearest first. */
const CLINICS = 6;
/** ms; which clinics of a city have a product seldom changes. */
const KEEP_CLINICS_FOR = 5_000;

/** What would do instead. */
export interface Wish {
  readonly offer: Offer;
  /** Time asked for, ms; the nearest free slots in time come first. */
  readonly around: number;
  /** Days on which the dose may be given; null: any. */
  readonly from: string | null;
  readonly to: string | null;
  /** Days between them on which it may not. */
  readonly tooNear?: readonly Span[];
  /** The slot that was refused. */
  readonly except?: number;
}

interface Clinic extends Point {
  readonly depaCode: string;
  readonly name: Bilingual;
}

/** The `count` free slots nearest to a time; one pass, because a rush asks this for everybody it turns away. */
export function nearestFree(
  slots: readonly SlotView[],
  wish: Omit<Wish, 'offer'>,
  at: Moment,
  count: number,
): SlotView[] {
  const nearest: SlotView[] = [];
  const distance = (slot: SlotView): number => Math.abs(slot.startsAt - wish.around);
  for (const slot of slots) {
    if (slot.id === wish.except || slot.drawnBy !== null || !isFree(slot, at)) continue;
    if ((wish.from !== null && slot.day < wish.from) || (wish.to !== null && slot.day > wish.to))
      continue;
    if (wish.tooNear && isWithin(slot.day, wish.tooNear)) continue;
    const place = nearest.findIndex((other) => distance(other) > distance(slot));
    if (place >= 0) nearest.splice(place, 0, slot);
    else if (nearest.length < count) nearest.push(slot);
    if (nearest.length > count) nearest.pop();
  }
  return nearest;
}

/** Finds what could be booked instead: other times of the clinic, then the nearest other clinics of the city. */
export type FindAlternatives = (wish: Wish, at: Moment, language: Language) => Promise<SlotOffer[]>;

export function createAlternatives(db: Db, availability: Availability): FindAlternatives {
  const clinicsOf = createShortCache(KEEP_CLINICS_FOR, async (key: string): Promise<Clinic[]> => {
    const [cityCode = '', productId = ''] = key.split(' ');
    const rows = await db
      .selectFrom('departments as d')
      .innerJoin('offers as o', 'o.depa_code', 'd.depa_code')
      .select(['d.depa_code', 'd.name', 'd.latitude', 'd.longitude'])
      .where('d.city_code', '=', cityCode)
      .where('d.is_online', '=', true)
      .where('o.product_id', '=', productId)
      .where('o.in_stock', '=', true)
      .execute();
    return rows.map(({ depa_code, ...row }) => ({ ...row, depaCode: depa_code }));
  });

  async function freeAt(
    depaCode: string,
    wish: Wish,
    at: Moment,
    count: number,
  ): Promise<SlotView[]> {
    const months = windowMonths(at).map((month) =>
      availability.month(depaCode, wish.offer.productId, month),
    );
    return nearestFree((await Promise.all(months)).flat(), wish, at, count);
  }

  return async (wish, at, language) => {
    const { offer } = wish;
    const word = (clinic: Clinic, slot: SlotView): SlotOffer => ({
      slotId: slot.id,
      depaCode: clinic.depaCode,
      departmentName: inLanguage(clinic.name, language),
      day: slot.day,
      startTime: slot.startTime,
      endTime: slot.endTime,
      residue: slot.remaining,
      changeableUntil: changeableUntil(slot.startsAt),
      distance: metresBetween(offer, clinic),
    });
    const offers: SlotOffer[] = [];
    if (offer.isOnline && offer.inStock) {
      const here = { ...offer, name: offer.departmentName };
      for (const slot of await freeAt(offer.depaCode, wish, at, OFFERS))
        offers.push(word(here, slot));
    }
    if (offers.length === OFFERS) return offers;
    const others = (await clinicsOf.get(`${offer.cityCode} ${offer.productId}`))
      .filter((clinic) => clinic.depaCode !== offer.depaCode)
      .sort((a, b) => metresBetween(offer, a) - metresBetween(offer, b))
      .slice(0, CLINICS);
    for (const clinic of others) {
      if (offers.length === OFFERS) break;
      const [slot] = await freeAt(clinic.depaCode, wish, at, 1);
      if (slot) offers.push(word(clinic, slot));
    }
    return offers;
  };
}
