import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { metresFrom } from '../distance';
import type { Point } from '../distance';
import { offerFilters, ownFilters } from './nearby-filters';
import type { NearbyInput } from './nearby-filters';

/** A clinic of a page; metres are whole, null without a position. */
export interface Placed {
  readonly depa_code: string;
  readonly metres: number | null;
}

const EARTH_RADIUS = 6_371_000;
/** Widens a frame a little against rounding. */
const ALLOWANCE = 1.001;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a point lies on Mercator's map, like the column `place`. */
export const onMap = ({ latitude, longitude }: Point) => ({
  x: radians(longitude),
  y: Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
});

/** SQL: part of the map that holds every place within `metres` (an expression) of a point. */
function frameOf(at: Point, metres: RawBuilder<number>): RawBuilder<unknown> {
  const { x, y } = onMap(at);
  const latitude = Math.abs(radians(at.latitude));
  const half = sql`h.half`;
  return sql`(select box(point(${x}::float8 - ${half}, ${y}::float8 - ${half}),
      point(${x}::float8 + ${half}, ${y}::float8 + ${half}))
    from (select ${ALLOWANCE}::float8 * a.angle / cos(least(${latitude}::float8 + a.angle, 1.5)) as half
      from (select (${metres} + 1) / ${EARTH_RADIUS} as angle) a) h)`;
}

/** SQL condition: behind the last clinic that the reader has. */
function isBehind(input: NearbyInput, metres: RawBuilder<number>): RawBuilder<boolean> {
  const { afterDistance, afterCode } = input;
  if (afterDistance === undefined || afterCode === undefined) return sql<boolean>`true`;
  return sql<boolean>`(round(${metres}), d.depa_code) > (${afterDistance}::float8, ${afterCode}::text)`;
}

const skipped = ({ afterCode, pageNo, pageSize }: NearbyInput): number =>
  afterCode === undefined ? (pageNo - 1) * pageSize : 0;

/**
 * Clinics nearest first. The index gives as many as the page needs in the order of the map, lazily, so that dear
 * filters are asked of the nearest only. How far these reach is the frame in which the order is then made exact.
 */
export function byDistance(input: NearbyInput, at: Point, today: string, now: number) {
  const { pageSize, within } = input;
  const { x, y } = onMap(at);
  const metres = metresFrom('d.latitude', 'd.longitude', at);
  const inReach =
    within === undefined
      ? sql`true`
      : sql`d.place <@ ${frameOf(at, sql<number>`${within}::float8`)} and ${metres} <= ${within}`;
  const own = sql`${ownFilters(input, today)} and ${inReach} and ${isBehind(input, metres)}`;
  const rest = offerFilters(input, now);
  const needed = skipped(input) + pageSize + 1;
  return sql<Placed>`
    with reach as materialized (
      select max(n.metres) as metres from (
        select d.metres from (
          select d.depa_code, d.is_online, ${metres} as metres from departments d where ${own}
          order by d.place <-> point(${x}::float8, ${y}::float8) offset 0
        ) d where ${rest} limit ${needed}
      ) n
    )
    select d.depa_code, d.metres from (
      select d.depa_code, d.is_online, round(${metres}) as metres from departments d
      where ${own} and d.place <@ ${frameOf(at, sql<number>`(select metres from reach)`)}
      order by round(${metres}), d.depa_code offset 0
    ) d where ${rest}
    order by d.metres, d.depa_code
    limit ${pageSize + 1} offset ${skipped(input)}`;
}

/** The same without a position: those that can be booked first, by code. */
export function byCode(input: NearbyInput, today: string, now: number) {
  const { afterCode, pageSize } = input;
  const behind =
    afterCode === undefined
      ? sql`true`
      : sql`(not d.is_online, d.depa_code) > (select not l.is_online, l.depa_code
          from departments l where l.depa_code = ${afterCode})`;
  return sql<Placed>`select d.depa_code, null::float8 as metres from (
      select d.depa_code, d.is_online from departments d
      where ${ownFilters(input, today)} and ${behind}
      order by d.is_online desc, d.depa_code offset 0
    ) d where ${offerFilters(input, now)}
    order by d.is_online desc, d.depa_code
    limit ${pageSize + 1} offset ${skipped(input)}`;
}
