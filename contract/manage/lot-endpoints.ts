import * as v from 'valibot';
import { isPackCode, normalizePackCode } from '../desk/dose-detail-rules';
import { stockShortage } from '../desk/lot-endpoints';
import { isLot, normalizeLot } from '../desk/lot-rules';
import { endpoint } from '../endpoint';
import { day, id, instant, integer, text, wholeNumber } from '../fields';
import { ENTERED_KINDS, LOT_STATES, MOST_DOSES, MOVEMENT_KINDS } from '../stock/stock-rules';

/** Codes of packs of one entry. */
export const MOST_PACKS = 500;
/** Movements that a stock card shows, the newest first. */
export const MOST_MOVEMENTS = 500;

export const lotNumber = v.pipe(v.string(), v.check(isLot), v.transform(normalizeLot));
export const lotId = v.pipe(wholeNumber, v.minValue(1));
const doses = v.pipe(wholeNumber, v.minValue(0), v.maxValue(MOST_DOSES));
/** Made when a form opens: sent again, it enters the same once. */
const requestKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));
const note = v.optional(text(0, 200), '');
const packCode = v.pipe(
  v.string(),
  v.check((code) => code.trim() !== '' && isPackCode(code)),
  v.transform(normalizePackCode),
);

/** A lot of a clinic. */
export const stockLot = v.object({
  lotId,
  lot: v.string(),
  /** Last valid day. */
  expiry: day,
  state: v.picklist(LOT_STATES),
  /** Why it is not usable. */
  reason: v.string(),
  /** Below 0 where more was given than was ever entered. */
  left: v.number(),
});
export type StockLot = v.InferOutput<typeof stockLot>;

/** A product of a clinic with its lots, those that expire first first. */
export const stockProduct = v.object({
  productId: id,
  productName: v.string(),
  /** Taken out of the catalogue: what is there is counted and taken out, nothing comes in. */
  isRetired: v.boolean(),
  lots: v.array(stockLot),
});
export type StockProduct = v.InferOutput<typeof stockProduct>;

/** A line of a stock card. */
export const lotMovement = v.object({
  movedAt: instant,
  kind: v.picklist(MOVEMENT_KINDS),
  doses: v.number(),
  /** What was left after it. */
  left: v.number(),
  /** Booking reference of the order; '' for none. */
  reference: v.string(),
  /** Who entered it; '' for a catalogue file. */
  by: v.string(),
  note: v.string(),
});
export type LotMovement = v.InferOutput<typeof lotMovement>;

/** A dose of a lot that must not be given, recorded as it had been. */
export const lotDeviation = v.object({
  recordedAt: instant,
  reference: v.string(),
  productName: v.string(),
  lot: v.string(),
  kind: v.picklist(['expired', 'quarantined', 'recalled']),
  reason: v.string(),
  by: v.string(),
});

const card = v.object({
  ...stockLot.entries,
  productName: v.string(),
  movements: v.array(lotMovement),
  /** False where there are more than the answer has. */
  isComplete: v.boolean(),
});
export type StockCard = v.InferOutput<typeof card>;

const ofClinic = { depaCode: id };

/** A clinic's vaccines by lot. */
export const lotEndpoints = {
  'GET /manage/stock/list.do': endpoint({
    access: 'manage',
    input: v.object(ofClinic),
    data: v.object({
      /** Every product that the clinic has, also without lots. */
      products: v.array(stockProduct),
      shortages: v.array(stockShortage),
      /** The latest ones. */
      deviations: v.array(lotDeviation),
    }),
  }),
  'GET /manage/stock/card.do': endpoint({
    access: 'manage',
    input: v.object({ ...ofClinic, lotId }),
    data: card,
  }),
  /** A lot comes in; one that is there already must have the same expiry. */
  'POST /manage/stock/receive.do': endpoint({
    access: 'manage',
    input: v.object({
      ...ofClinic,
      productId: id,
      lot: lotNumber,
      expiry: day,
      doses: v.pipe(doses, v.minValue(1)),
      packCodes: v.optional(v.pipe(v.array(packCode), v.maxLength(MOST_PACKS)), []),
      note,
      requestKey,
    }),
    data: stockLot,
  }),
  /** Counts a lot, or takes doses out of it. Refused with 20007 where the balance is no longer the one that was shown. */
  'POST /manage/stock/move.do': endpoint({
    access: 'manage',
    input: v.object({
      ...ofClinic,
      lotId,
      kind: v.picklist(ENTERED_KINDS),
      /** What was counted, or is taken out. */
      doses,
      shown: integer,
      note,
      requestKey,
    }),
    data: stockLot,
  }),
  /** Quarantines a lot, or releases it. A recalled one stays so until its recall ends. */
  'POST /manage/stock/state.do': endpoint({
    access: 'manage',
    input: v.object({
      ...ofClinic,
      lotId,
      state: v.picklist(['usable', 'quarantined']),
      reason: text(2, 100),
    }),
    data: stockLot,
  }),
};
