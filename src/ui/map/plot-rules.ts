import type { MapMarker, MapPoint } from './map-types';

/** Half the width of the drawing in metres, from the closest to the widest view. */
export const RANGES = [
  500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000,
] as const;

const METRES_PER_DEGREE = 111_320;
/** Share of the half width that the outermost ring takes. */
const RIM = 0.9;
/** Locations that the first view should contain. */
const WANTED = 8;

/** A location on the drawing: percent from the left and the top. */
export interface Plotted {
  readonly marker: MapMarker;
  /** Its number in the order of the list, from 1. */
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Metres east and north of a point; accurate enough for a drawing of a few hundred kilometres. */
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

/** Index of the closest view that contains the nearest few locations, whatever the list's order. */
export function firstRange(centre: MapPoint, markers: readonly MapPoint[]): number {
  const distances = markers.map((marker) => away(centre, marker)).sort((a, b) => a - b);
  const reach = distances[Math.min(WANTED, distances.length) - 1] ?? 0;
  const index = RANGES.findIndex((range) => range >= reach);
  return index < 0 ? RANGES.length - 1 : index;
}

/** Locations within a range (metres) by bearing and distance, north up. */
export function plot(
  centre: MapPoint,
  markers: readonly MapMarker[],
  range: number,
): readonly Plotted[] {
  return markers.flatMap((marker, index) => {
    if (away(centre, marker) > range) return [];
    const { east, north } = offset(centre, marker);
    const half = 50 * RIM;
    return [
      {
        marker,
        number: index + 1,
        left: 50 + (east / range) * half,
        top: 50 - (north / range) * half,
      },
    ];
  });
}

/** Rings of the drawing: share of its width as radius in percent, and metres. */
export const ringsOf = (range: number): readonly { radius: number; metres: number }[] =>
  [0.5, 1].map((share) => ({ radius: 50 * RIM * share, metres: range * share }));

/** Percent of the drawing that a pin needs as a touch target: a large target on a phone. */
const PIN_ROOM = 17;

/** Locations too close for separate pins; they share the pin of the first. */
export interface PinGroup {
  readonly left: number;
  readonly top: number;
  readonly members: readonly [Plotted, ...Plotted[]];
}

const isClose = (one: { left: number; top: number }, other: Plotted): boolean =>
  Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top)) < PIN_ROOM;

/** Groups locations whose pins would overlap; a pin is at the group's first location in list order. */
export function gather(plotted: readonly Plotted[]): readonly PinGroup[] {
  return plotted.reduce<readonly PinGroup[]>((groups, one) => {
    const home = groups.find((group) => isClose(group, one));
    if (!home) return [...groups, { left: one.left, top: one.top, members: [one] }];
    return groups.map((group) =>
      group === home ? { ...group, members: [...group.members, one] } : group,
    );
  }, []);
}

/** The location that a tap on a pin selects: its first, then each next one. */
export function nextOf({ members }: PinGroup, selected: string | null): Plotted {
  const index = members.findIndex(({ marker }) => marker.id === selected);
  return members[(index + 1) % members.length] ?? members[0];
}

/** The location that a pin shows: the selected one if in its group, else the first. */
export const faceOf = ({ members }: PinGroup, selected: string | null): Plotted =>
  members.find(({ marker }) => marker.id === selected) ?? members[0];

/** Position of the selected location in a pin's group, from 1; 0 if none. */
export const turnOf = ({ members }: PinGroup, selected: string | null): number =>
  members.findIndex(({ marker }) => marker.id === selected) + 1;
