/** Degrees; which system says who gives them. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Krasovsky 1940 ellipsoid: semi-major axis in metres and squared eccentricity, on which the grid is defined. */
const HALF_AXIS = 6_378_245;
const ECCENTRICITY = 0.006_693_421_622_965_943;

const sin = (turns: number): number => Math.sin(turns * Math.PI);

function northShift(x: number, y: number): number {
  const base = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x));
  const short = 20 * sin(6 * x) + 20 * sin(2 * x);
  const middle = 20 * sin(y) + 40 * sin(y / 3);
  const long = 160 * sin(y / 12) + 320 * sin(y / 30);
  return base + ((short + middle + long) * 2) / 3;
}

function eastShift(x: number, y: number): number {
  const base = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x));
  const short = 20 * sin(6 * x) + 20 * sin(2 * x);
  const middle = 20 * sin(x) + 40 * sin(x / 3);
  const long = 150 * sin(x / 12) + 300 * sin(x / 30);
  return base + ((short + middle + long) * 2) / 3;
}

/** Bounding box outside which the grid equals WGS-84. */
const isInChina = ({ latitude, longitude }: Point): boolean =>
  longitude > 72.004 && longitude < 137.8347 && latitude > 0.8293 && latitude < 55.8271;

/** A point of WGS-84 (degrees) on the grid of Chinese maps, GCJ-02, where it lies some 500 m off. */
export function mapGridOf({ latitude, longitude }: Point): Point {
  if (!isInChina({ latitude, longitude })) return { latitude, longitude };
  const x = longitude - 105;
  const y = latitude - 35;
  const angle = (latitude / 180) * Math.PI;
  const flattening = 1 - ECCENTRICITY * Math.sin(angle) ** 2;
  const root = Math.sqrt(flattening);
  const meridian = (HALF_AXIS * (1 - ECCENTRICITY)) / (flattening * root);
  const parallel = (HALF_AXIS / root) * Math.cos(angle);
  return {
    latitude: latitude + (northShift(x, y) * 180) / (meridian * Math.PI),
    longitude: longitude + (eastShift(x, y) * 180) / (parallel * Math.PI),
  };
}

/** Rounds after which the point is exact to some centimetres. */
const ROUNDS = 4;

/** The point of WGS-84 that lies at a point of the grid of Chinese maps: {@link mapGridOf} the other way round. */
export function measuredPointOf(onGrid: Point): Point {
  let point = onGrid;
  for (let round = 0; round < ROUNDS; round += 1) {
    const shifted = mapGridOf(point);
    point = {
      latitude: point.latitude + onGrid.latitude - shifted.latitude,
      longitude: point.longitude + onGrid.longitude - shifted.longitude,
    };
  }
  return point;
}
