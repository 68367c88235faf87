import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A point on the map, degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_DIAMETER = 12_742_000;

/** SQL: great-circle distance in metres between two columns and a point. */
export const metresFrom = (
  latitude: string,
  longitude: string,
  from: Point,
): RawBuilder<number> => {
  const lat = sql.ref(latitude);
  const lng = sql.ref(longitude);
  return sql<number>`${EARTH_DIAMETER}::float8 * asin(least(1, sqrt(
    sin(radians(${lat} - ${from.latitude}::float8) / 2) ^ 2
    + cos(radians(${from.latitude}::float8)) * cos(radians(${lat}))
      * sin(radians(${lng} - ${from.longitude}::float8) / 2) ^ 2)))`;
};

const RADIAN = Math.PI / 180;
const squaredSine = (degrees: number): number => Math.sin((degrees * RADIAN) / 2) ** 2;

/** Great-circle distances from a point, metres; the same formula as in SQL. */
export function distancesFrom(from: Point): (to: Point) => number {
  const narrowing = Math.cos(from.latitude * RADIAN);
  return ({ latitude, longitude }) => {
    const haversine =
      squaredSine(latitude - from.latitude) +
      narrowing * Math.cos(latitude * RADIAN) * squaredSine(longitude - from.longitude);
    return EARTH_DIAMETER * Math.asin(Math.min(1, Math.sqrt(haversine)));
  };
}

/** Great-circle distance of two points, metres. */
export const metresBetween = (a: Point, b: Point): number => distancesFrom(a)(b);
