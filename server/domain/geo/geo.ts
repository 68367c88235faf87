import type { Point } from './distance';

const EARTH_RADIUS = 6_371_000;
const RADIANS = Math.PI / 180;

/** Great-circle distance in whole metres. */
export function metresBetween(a: Point, b: Point): number {
  const sin = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;
  const part =
    sin(b.latitude - a.latitude) +
    Math.cos(a.latitude * RADIANS) *
      Math.cos(b.latitude * RADIANS) *
      sin(b.longitude - a.longitude);
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.sqrt(part)));
}
