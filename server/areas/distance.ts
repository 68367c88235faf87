import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A point on the map, degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_DIAMETER = 12_742_000;
/** Metres of one degree of latitude. */
const DEGREE = 111_320;

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

/** Degrees round a point that hold every place within some metres of it. */
export function boxAround({ latitude, longitude }: Point, metres: number) {
  const high = metres / DEGREE;
  const wide = high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    south: latitude - high,
    north: latitude + high,
    west: longitude - wide,
    east: longitude + wide,
  };
}

/** Great-circle distance of two points, metres; the same formula as in SQL. */
export function metresBetween(a: Point, b: Point): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const haversine =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return EARTH_DIAMETER * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
