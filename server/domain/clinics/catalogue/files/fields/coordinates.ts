import { mapGridOf } from '@contract/region/map-grid-rules';
import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

/** Systems of coordinates that maps in China use. The product's maps and rows have GCJ-02. */
export type CoordinateSystem = 'WGS-84' | 'GCJ-02' | 'BD-09';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** CGCS2000 differs from WGS-84 by centimetres. */
const SYSTEMS: Readonly<Record<string, CoordinateSystem>> = {
  wgs84: 'WGS-84',
  cgcs2000: 'WGS-84',
  gps: 'WGS-84',
  gcj02: 'GCJ-02',
  高德: 'GCJ-02',
  腾讯: 'GCJ-02',
  bd09: 'BD-09',
  百度: 'BD-09',
};

/** Reads the name of a system of coordinates. */
export const readCoordinateSystem: FieldReader<CoordinateSystem> = (text) =>
  SYSTEMS[
    plain(text)
      .toLowerCase()
      .replace(/[\s_-]/g, '')
  ] ??
  new Refusal(
    `${quoted(text)} is no system of coordinates: GCJ-02 (高德, 腾讯), BD-09 (百度) or WGS-84 (GPS)`,
  );

/** Reads degrees as a decimal number. */
export const readDegrees: FieldReader<number> = (text) => {
  const degrees = plain(text).replace(/°$/, '');
  if (/[°'"′″度分]|^[NSEW]|[NSEW]$/i.test(degrees))
    return new Refusal(`${quoted(text)}: write degrees as a decimal number, such as 31.230416`);
  if (!/^-?\d+(?:\.\d+)?$/.test(degrees))
    return new Refusal(`${quoted(text)} is no number of degrees, such as 31.230416`);
  return Math.abs(Number(degrees)) <= 180
    ? Number(degrees)
    : new Refusal(
        `${quoted(text)} is more than 180: metres of a projection? Write degrees, such as 31.230416`,
      );
};

const isInChina = ({ latitude, longitude }: Point): boolean =>
  latitude >= 3 && latitude <= 54 && longitude >= 73 && longitude <= 136;

const SIXTH_DECIMAL = 1e6;
/** To 10 cm, which is finer than any of the systems is converted. */
const rounded = (degrees: number): number => Math.round(degrees * SIXTH_DECIMAL) / SIXTH_DECIMAL;

/** Turns in a degree of the small waves that BD-09 adds to GCJ-02. */
const WAVE = (Math.PI * 3000) / 180;

function gridOfBaidu({ latitude, longitude }: Point): Point {
  const x = longitude - 0.0065;
  const y = latitude - 0.006;
  const length = Math.hypot(x, y) - 0.000_02 * Math.sin(y * WAVE);
  const angle = Math.atan2(y, x) - 0.000_003 * Math.cos(x * WAVE);
  return { latitude: length * Math.sin(angle), longitude: length * Math.cos(angle) };
}

/** A point of China (degrees) in GCJ-02; a refusal where it lies outside, or has its numbers swapped. */
export function gridPoint(point: Point, system: CoordinateSystem): Point | Refusal {
  const { latitude, longitude } = point;
  if (!isInChina(point)) {
    const written = `${String(latitude)}, ${String(longitude)}`;
    return isInChina({ latitude: longitude, longitude: latitude })
      ? new Refusal(`latitude and longitude are swapped: ${written}`)
      : new Refusal(`${written} (latitude, longitude) is outside China`);
  }
  if (system === 'GCJ-02') return { latitude, longitude };
  const grid = system === 'WGS-84' ? mapGridOf(point) : gridOfBaidu(point);
  return { latitude: rounded(grid.latitude), longitude: rounded(grid.longitude) };
}
