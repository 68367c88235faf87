import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, id } from '../fields';
import { isPackCode, normalizePackCode } from './dose-detail-rules';

/** A lot that may be given today. */
export const lotChoice = v.object({
  lot: v.string(),
  expiry: day,
  /** Doses left by the count; 0 and below where more were given than entered. */
  left: v.number(),
});
export type LotChoice = v.InferOutput<typeof lotChoice>;

/** A product of which the clinic has fewer doses than appointments. */
export const stockShortage = v.object({
  productId: id,
  productName: v.string(),
  /** First day that not everybody can be given a dose. */
  firstDay: day,
  /** Appointments from then on without a dose. */
  missing: v.number(),
});
export type StockShortage = v.InferOutput<typeof stockShortage>;

export const lotEndpoints = {
  /** Lots of a product that the clinic has and may give today, the nearest expiry first. */
  'GET /desk/lotChoices.do': endpoint({
    access: 'staff',
    input: v.object({
      productId: id,
      /** As scanned from the box. */
      packCode: v.optional(
        v.pipe(v.string(), v.check(isPackCode), v.transform(normalizePackCode)),
        '',
      ),
    }),
    data: v.object({
      /** Whether the clinic keeps count of the product; where it does not, any lot is entered freely. */
      isCounted: v.boolean(),
      lots: v.array(lotChoice),
      /** The lot of the box whose code was scanned, usable or not; '' where it is not on record. */
      scanned: v.string(),
    }),
  }),
  /** Products whose usable lots do not last for the appointments that are booked. */
  'GET /desk/stockShortages.do': endpoint({
    access: 'staff',
    input: v.object({}),
    data: v.array(stockShortage),
  }),
};
