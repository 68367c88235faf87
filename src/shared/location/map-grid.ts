import { mapGridOf } from '@contract/region/map-grid-rules';
import type { Position } from '@/platform/location/types';
import type { Point } from './types';

/** Converts a measured position to the grid of Chinese maps: browsers measure in WGS-84, which is some 500 m off. */
export const toMapGrid = ({ latitude, longitude, datum }: Position): Point =>
  datum === 'gcj02' ? { latitude, longitude } : mapGridOf({ latitude, longitude });
