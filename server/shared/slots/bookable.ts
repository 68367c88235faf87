import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dosesLeft } from './remaining-doses';
import { isSlotOfProduct } from './slot-group';
import { readClock } from './clock-reading';
import type { ClockReading } from './clock-reading';

type Tag<Text> = (parts: TemplateStringsArray, ...values: unknown[]) => Text;

/**
 * The rule of `slotClosure` in SQL, for a slot `s`; the tag returns text with placeholders or an expression with
 * values.
 */
const onSale = <Text>(tag: Tag<Text>, now: unknown, lastDay: unknown): Text =>
  tag`s.closed_at is null and (s.release_at is null or s.release_at <= ${now}) and s.day <= ${lastDay}`;
const notOver = <Text>(tag: Tag<Text>, today: unknown, clock: unknown): Text =>
  tag`s.day >= ${today} and (s.day > ${today} or s.end_time > ${clock})`;

const text: Tag<string> = (parts, ...values) => String.raw({ raw: parts }, ...values);

/** SQL text: slot `s` is not closed, released by `:now` and within the window until `:lastDay`. */
export const IS_ON_SALE = onSale(text, ':now', ':lastDay');

/** What {@link IS_IN_TIME} asks for. */
export const TIME_PARAMETERS = 'now today clock lastDay';
/** The values of {@link TIME_PARAMETERS}. */
export const timeValues = (at: ClockReading) => ({ ...at, now: new Date(at.now) });

/** SQL text: slot `s` can be booked now, by those who may book it. */
export const IS_IN_TIME = `${onSale(text, ':now', ':lastDay')} and ${notOver(text, ':today', ':clock')}`;

/** SQL condition: there is a dose of clinic product `o` for slot `s`, where the product is limited by them. */
const HAS_DOSE = `coalesce(${dosesLeft({ depaCode: 'o.depa_code', productId: 'o.product_id', day: 's.day' })}, 1) > 0`;

/**
 * SQL condition: slot `s` has a free place now that needs no ticket, as `slotUnavailability` decides, and clinic product `o` a dose for it.
 */
export const slotIsFree = (now: number): RawBuilder<boolean> => {
  const { today, clock, lastDay } = readClock(now);
  return sql<boolean>`s.remaining > 0 and not s.drawn and ${onSale(sql, new Date(now), lastDay)} and ${notOver(sql, today, clock)} and ${sql.raw(HAS_DOSE)}`;
};

/** SQL condition: slot `s` is not closed, released and within the window. @param now ms */
export const slotIsOnSale = (now: number): RawBuilder<boolean> =>
  sql<boolean>`${onSale(sql, new Date(now), readClock(now).lastDay)}`;

/** SQL condition: the time of slot `s` is not over. @param now ms */
export const slotIsNotOver = (now: number): RawBuilder<boolean> => {
  const { today, clock } = readClock(now);
  return sql<boolean>`${notOver(sql, today, clock)}`;
};

/** SQL: the first day with a bookable slot `s` of clinic product `o`, as `day`. @param also condition on the slot */
export const firstFreeDay = (now: number, also = sql<boolean>`true`): RawBuilder<unknown> => sql`(
  select s.day from slots s
  where ${isSlotOfProduct} and ${slotIsFree(now)} and ${also}
  order by s.day limit 1
)`;
