import * as v from 'valibot';
import { isDay } from './time/day-rules';
import { isName, NAME_LENGTH } from './linkman/name-rules';
import { hasHidden, hasHiddenOutsidePictures } from './text/hidden-rules';
import { isNumeric } from './text/pattern-rules';
import { tidyName } from './text/typed-rules';

/** Calendar day in Asia/Shanghai, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.check(isDay));
/** Calendar month in Asia/Shanghai, `YYYY-MM`. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** Wall-clock time in Asia/Shanghai, `HH:mm`. */
export const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** ms from 1970 to the end of the year 9999, which every part of the product can represent. */
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');
/** Instant, milliseconds since 1970 UTC. */
export const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_INSTANT));
/** Money in cents of CNY. */
export const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Mainland mobile number. */
export const mobile = v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/));
/** A mobile shown as first 3 digits, four stars, last 4 (specification §3). */
export const maskedMobile = v.pipe(v.string(), v.regex(/^(\d{3}\*{4}\d{4})?$/));
/** Opaque identifier made by the provider. */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
/** One to eight identifiers, separated by commas. */
export const idList = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,7}$/),
  v.transform((list) => list.split(',')),
);
/** Administrative code, 6 digits (GB/T 2260). */
export const regionCode = v.pipe(v.string(), v.regex(/^\d{6}$/));
const isNumericText = (text: string): boolean => isNumeric(text.replace(/^-/, ''));
/** Numbers arrive as text in a query; both are accepted. */
export const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.check(isNumericText), v.transform(Number))]),
  v.number(),
);
/** Largest number that a column of whole numbers holds (`integer`, 32 bits). */
const MOST_INTEGER = 2 ** 31 - 1;
/**
 * Whatever goes to a column of whole numbers, in JSON: a larger number would make the statement fail, and in a batch
 * everybody else's with it.
 */
export const integer = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-MOST_INTEGER - 1),
  v.maxValue(MOST_INTEGER),
);
/** The same, which may also arrive as text in a query. */
export const wholeNumber = v.pipe(count, integer);
/** Number of a slot. There are more of them in a few years than 32 bits can count, so its column has 64. */
export const slotId = v.pipe(count, v.safeInteger(), v.minValue(1));
/** Number of a dose in its course, from 1; its column has 16 bits. */
export const doseNo = v.pipe(wholeNumber, v.minValue(1), v.maxValue(2 ** 15 - 1));
/** `1`, `true` or 1 in a query. */
export const flag = v.pipe(
  v.union([
    v.boolean(),
    v.literal('1'),
    v.literal('0'),
    v.literal('true'),
    v.literal('false'),
    v.literal(1),
    v.literal(0),
  ]),
  v.transform((value) => value === true || value === '1' || value === 'true' || value === 1),
);
/** Trimmed text of bounded length, in characters. */
export const text = (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max));
/** Whether a name that may hold pictures draws all of itself. */
export const drawsPicturesOnly = (name: string): boolean => !hasHiddenOutsidePictures(name);
/** Whether a name without pictures draws all of itself. */
export const drawsAll = (name: string): boolean => !hasHidden(name);
/** A name that somebody chose: trimmed text of bounded length, in characters, without signs that draw nothing. */
export const chosenName = (min: number, max: number) =>
  v.pipe(text(min, max), v.check(drawsPicturesOnly));
/** A person's name as a document shows it. */
export const personName = v.pipe(
  v.string(),
  v.check(drawsAll),
  v.transform(tidyName),
  v.minLength(1),
  v.maxLength(NAME_LENGTH),
  v.check(isName),
);
export const latitude = v.pipe(count, v.minValue(-90), v.maxValue(90));
export const longitude = v.pipe(count, v.minValue(-180), v.maxValue(180));
export const nothing = v.optional(v.object({}), {});
/** `data` of an answer that only reports success. */
export const done = v.null();

/** Rows of the largest page. */
const MOST_ROWS = 50;
/** Number of a page, from 1, whose last row is one that a column of whole numbers can count. */
export const pageNo = v.optional(
  v.pipe(wholeNumber, v.minValue(1), v.maxValue(Math.floor(MOST_INTEGER / MOST_ROWS))),
  1,
);
/** A page of a longer list. */
export const paging = {
  pageNo,
  pageSize: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(MOST_ROWS)), 20),
};
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ list: v.array(item), total: v.number(), pageNo: v.number(), hasMore: v.boolean() });
