import type { MapMarker, MapPoint } from './map-types';

/** Half the width of the drawing, metres, from the nearest view to the farthest. */
export const RANGES = [
  500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000,
] as const;

const METRES_PER_DEGREE = 111_320;
/** Share of the half width that the outermost ring takes. */
const RIM = 0.9;
/** Places that the first view should hold. */
const WANTED = 8;

/** A place on the drawing: percent from the left and the top. */
export interface Plotted {
  readonly place: MapMarker;
  /** Its number in the order of the list, from 1. */
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Metres east and north of a point; good enough for a drawing of some hundred kilometres. */
export function offset(from: MapPoint, to: MapPoint): { east: number; north: number } {
  const narrow = Math.cos((from.latitude * Math.PI) / 180);
  return {
    east: (to.longitude - from.longitude) * METRES_PER_DEGREE * narrow,
    north: (to.latitude - from.latitude) * METRES_PER_DEGREE,
  };
}

const away = (from: MapPoint, to: MapPoint): number => {
  const { east, north } = offset(from, to);
  return Math.sqrt(east * east + north * north);
};

/** Index of the nearest view that holds the first few places; the order of the list does not matter. */
export function firstRange(centre: MapPoint, places: readonly MapPoint[]): number {
  const distances = places.map((place) => away(centre, place)).sort((a, b) => a - b);
  const reach = distances[Math.min(WANTED, distances.length) - 1] ?? 0;
  const index = RANGES.findIndex((range) => range >= reach);
  return index < 0 ? RANGES.length - 1 : index;
}

/** Places within a range (metres) by bearing and distance, north up. */
export function plot(
  centre: MapPoint,
  places: readonly MapMarker[],
  range: number,
): readonly Plotted[] {
  return places.flatMap((place, at) => {
    if (away(centre, place) > range) return [];
    const { east, north } = offset(centre, place);
    const half = 50 * RIM;
    return [
      {
        place,
        number: at + 1,
        left: 50 + (east / range) * half,
        top: 50 - (north / range) * half,
      },
    ];
  });
}

/** Rings of the drawing: share of its width as radius in percent, and metres. */
export const ringsOf = (range: number): readonly { radius: number; metres: number }[] =>
  [0.5, 1].map((share) => ({ radius: 50 * RIM * share, metres: range * share }));

/** Share of the drawing, percent, that a pin needs to itself so that a finger finds it: a large target on a phone. */
const PIN_ROOM = 17;

/** Places that are too close for pins of their own: they share the first one's. */
export interface PinGroup {
  readonly left: number;
  readonly top: number;
  readonly members: readonly [Plotted, ...Plotted[]];
}

const isClose = (one: { left: number; top: number }, other: Plotted): boolean =>
  Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top)) < PIN_ROOM;

/** Gathers places whose pins would cover each other; a pin stands where the first place of the list is. */
export function gather(plotted: readonly Plotted[]): readonly PinGroup[] {
  return plotted.reduce<readonly PinGroup[]>((groups, one) => {
    const home = groups.find((group) => isClose(group, one));
    if (!home) return [...groups, { left: one.left, top: one.top, members: [one] }];
    return groups.map((group) =>
      group === home ? { ...group, members: [...group.members, one] } : group,
    );
  }, []);
}

/** The place that a tap on a pin chooses: its first one, then one after the other. */
export function nextOf({ members }: PinGroup, selected: string | null): Plotted {
  const at = members.findIndex(({ place }) => place.id === selected);
  return members[(at + 1) % members.length] ?? members[0];
}

/** The place that a pin shows: the chosen one if it is among its places. */
export const faceOf = ({ members }: PinGroup, selected: string | null): Plotted =>
  members.find(({ place }) => place.id === selected) ?? members[0];

/** Which of a pin's places is the chosen one, from 1; 0 if none is. */
export const turnOf = ({ members }: PinGroup, selected: string | null): number =>
  members.findIndex(({ place }) => place.id === selected) + 1;
