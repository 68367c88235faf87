import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { readClock } from './clock-reading';

type Tag<Text> = (parts: TemplateStringsArray, ...values: unknown[]) => Text;

/** The rule of `slotClosure` in SQL, of a slot `s`; the tag makes it text with placeholders or a part with values. */
const onSale = <Text>(tag: Tag<Text>, now: unknown, lastDay: unknown): Text =>
  tag`s.closed_at is null and (s.release_at is null or s.release_at <= ${now}) and s.day <= ${lastDay}`;
const notOver = <Text>(tag: Tag<Text>, today: unknown, clock: unknown): Text =>
  tag`s.day >= ${today} and (s.day > ${today} or s.end_time > ${clock})`;

const text: Tag<string> = (parts, ...values) => String.raw({ raw: parts }, ...values);

/** SQL text: slot `s` is not closed, released by `now` and within the window. */
export const isOnSale = (now: string, lastDay: string): string => onSale(text, now, lastDay);

/** SQL text: a place of slot `s` may be taken by whoever may take one of it; all four are placeholders. */
export const isInTime = (now: string, today: string, clock: string, lastDay: string): string =>
  `${onSale(text, now, lastDay)} and ${notOver(text, today, clock)}`;

/** SQL condition: slot `s` has a place that can be taken now, with a ticket where it needs one. */
export const slotIsFree = (now: number): RawBuilder<boolean> => {
  const { today, clock, lastDay } = readClock(now);
  return sql<boolean>`s.remaining > 0 and ${onSale(sql, new Date(now), lastDay)} and ${notOver(sql, today, clock)}`;
};

/** SQL: the first day with a slot `s` of offer `o` that can be taken now, as `day`. @param also asked of the slot */
export const firstFreeDay = (now: number, also = sql<boolean>`true`): RawBuilder<unknown> => sql`(
  select s.day from slots s
  where s.depa_code = o.depa_code and s.product_id = o.product_id and ${slotIsFree(now)} and ${also}
  order by s.day limit 1
)`;
