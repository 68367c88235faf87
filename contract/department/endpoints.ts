import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  cents,
  clock,
  count,
  day,
  flag,
  id,
  instant,
  latitude,
  longitude,
  pageOf,
  paging,
  regionCode,
  text,
  wholeNumber,
} from '../fields';
import { FREE_ON } from './free-on-rules';
import { productFacts } from '../vaccine/product-facts';

/** A product of a clinic in a list, and when it can be had there; its release as on the clinic's card. */
export const cardProduct = v.object({
  productId: id,
  shortName: v.string(),
  inStock: v.boolean(),
  nextFreeDay: v.nullable(day),
  releaseAt: v.nullable(instant),
  releaseId: v.nullable(id),
});
export type CardProduct = v.InferOutput<typeof cardProduct>;

/** A clinic in a list. `distance` in metres from the coordinates asked with, null without any. */
export const departmentCard = v.object({
  depaCode: id,
  name: v.string(),
  address: v.string(),
  regionName: v.string(),
  imgUrl: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  distance: v.nullable(v.number()),
  isOnline: v.boolean(),
  openToday: v.boolean(),
  /** Today's hours as text, e.g. `08:00–11:30 13:30–16:30`, empty when closed. */
  hoursToday: v.string(),
  vaccineCount: v.number(),
  /** Any product (or the requested one) is in stock. */
  inStock: v.boolean(),
  /** First day with a free slot for any product (or the requested one), null when none within the window. */
  nextFreeDay: v.nullable(day),
  /** When places are released next, where none is free; otherwise null. As for a clinic product. */
  releaseAt: v.nullable(instant),
  /** The announced release that allots them by its queue; null where nobody has to queue. */
  releaseId: v.nullable(id),
  /** Lowest and highest price of one dose at the clinic, service fee included, cents. */
  priceFrom: v.nullable(cents),
  priceTo: v.nullable(cents),
  /** With `eachProduct`: those that the word finds, the soonest first; empty where it finds the clinic itself. */
  products: v.optional(v.array(cardProduct)),
});
export type DepartmentCard = v.InferOutput<typeof departmentCard>;

/** Opening hours of one weekday, 1 Monday … 7 Sunday; no periods means closed. */
export const openingHours = v.object({
  weekday: v.number(),
  periods: v.array(v.object({ from: clock, to: clock })),
});

/** Clinic detail (specification §3): `payWay` is a comma list of codes 1–5, `payWayStr` its text. */
export const departmentDetail = v.object({
  depaCode: id,
  name: v.string(),
  regionCode,
  cityCode: regionCode,
  regionName: v.string(),
  cityName: v.string(),
  address: v.string(),
  phone: v.string(),
  imgUrl: v.string(),
  images: v.array(v.string()),
  latitude: v.number(),
  longitude: v.number(),
  distance: v.nullable(v.number()),
  payWay: v.string(),
  payWayStr: v.string(),
  /** What is booked here can be paid ahead, online. */
  canPayAhead: v.boolean(),
  hours: v.array(openingHours),
  introduction: v.string(),
  traffic: v.string(),
  licence: v.string(),
  isOnline: v.boolean(),
  /** Why it cannot be booked; empty while online. */
  offlineNotice: v.string(),
});
export type DepartmentDetail = v.InferOutput<typeof departmentDetail>;

/** A clinic product. */
export const departmentVaccine = v.object({
  ...productFacts.entries,
  priceCents: cents,
  serviceFeeCents: cents,
  inStock: v.boolean(),
  nextFreeDay: v.nullable(day),
  /** When the next slots are released; where none are awaited, when those of an open queue were; null otherwise. */
  releaseAt: v.nullable(instant),
  /** The announced release that allots those slots by its queue; null where nobody has to queue for them. */
  releaseId: v.nullable(id),
});
export type DepartmentVaccine = v.InferOutput<typeof departmentVaccine>;

export const departmentNotice = v.object({
  id,
  title: v.string(),
  content: v.string(),
  publishedAt: instant,
});

const at = { latitude: v.optional(latitude), longitude: v.optional(longitude) };
const depaCode = id;
/** No place on Earth is farther from another, metres: half of the equator, rounded up. */
const FARTHEST = 20_040_000;

export const departmentEndpoints = {
  'GET /department/department/nearbyDepartment.do': endpoint({
    access: 'anyone',
    input: v.object({
      /** 6-digit code of a province, city or area. */
      regionCode,
      ...at,
      /** Of a clinic's name or address, else of vaccines that it has; a card then sums up these vaccines. */
      keyword: v.optional(text(0, 40)),
      /** A card names the vaccines that the keyword finds, each with its own day. */
      eachProduct: v.optional(flag),
      productId: v.optional(id),
      /** Code of a vaccine (product family). */
      vaccineCode: v.optional(text(0, 40)),
      /** Zone; the clinic has at least one of its products. */
      zoneId: v.optional(id),
      /** Has a matching product in stock with a free slot on any day. */
      bookable: v.optional(flag),
      openToday: v.optional(flag),
      /** A free slot within seven days, today included. */
      hasFreeSlots: v.optional(flag),
      /** A free slot on Saturday or Sunday, or one that begins in the evening; `nextFreeDay` is then the first such day. */
      freeOn: v.optional(v.picklist(FREE_ON)),
      /** Accepts this payment method: a code of specification §9. */
      payWay: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
      /**
       * Has a matching product at no more than this many cents a dose, service fee included; a card then sums up these.
       */
      priceMax: v.optional(v.pipe(wholeNumber, v.minValue(0))),
      /** Largest distance in metres. */
      within: v.optional(v.pipe(count, v.minValue(0), v.maxValue(FARTHEST))),
      /**
       * Cursor: distance (metres; -1 where unknown) and code of the last clinic received; the page continues after it.
       */
      afterDistance: v.optional(wholeNumber),
      afterCode: v.optional(id),
      ...paging,
    }),
    data: v.object({
      ...pageOf(departmentCard).entries,
      /** There are more than `total`; the rest was not counted. */
      isMore: v.boolean(),
      /** With `hasFreeSlots`, `bookable` or `freeOn`: first day with a free slot at one of the counted clinics; otherwise null. */
      firstFreeDay: v.nullable(day),
    }),
  }),
  'GET /base/department/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ depaCode, ...at }),
    data: departmentDetail,
  }),
  'GET /base/department/vaccines.do': endpoint({
    access: 'anyone',
    input: v.object({ depaCode }),
    data: v.array(departmentVaccine),
  }),
  'GET /hospital-page/notice/listThree.do': endpoint({
    access: 'anyone',
    input: v.object({ depaCode }),
    data: v.array(departmentNotice),
  }),
  'GET /department/department/getDepartmentVaccineCatalogForOnline.do': endpoint({
    access: 'anyone',
    input: v.object({ depaCode }),
    data: v.array(
      v.object({ catalogId: id, name: v.string(), vaccines: v.array(departmentVaccine) }),
    ),
  }),
};
