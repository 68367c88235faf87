import { measuredPointOf } from '@contract/region/map-grid-rules';
import type { MapTiles } from '@contract/region/endpoints';
import type { MapPoint } from './map-types';

/** Points that the first view should contain besides the centre. */
const WANTED = 8;

/** Where a point (GCJ-02) lies on tiles of a grid: latitude and longitude in degrees. */
export function onTiles(point: MapPoint, { datum }: Pick<MapTiles, 'datum'>): [number, number] {
  const { latitude, longitude } = datum === 'gcj02' ? point : measuredPointOf(point);
  return [latitude, longitude];
}

/** What the first view contains: the centre and the first few of a list that begins with the nearest. */
export const firstView = (centre: MapPoint, markers: readonly MapPoint[]): readonly MapPoint[] => [
  centre,
  ...markers.slice(0, WANTED),
];
