import type { MapMarker } from './map-types';
import type { PinGroup, Plotted } from './plot-rules';
import { faceOf, gather } from './plot-rules';

/** A text on the drawing; its middle in percent from the left and the top. */
export interface MapLabel {
  readonly id: string;
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

/** A part of the drawing, in percent. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Half of what a text may take on the narrowest drawing, in percent; the style cuts what is longer. */
const NAME = { width: 16, height: 3.5 } as const;
const AREA = { width: 13, height: 3.5 } as const;
const SCALE = { width: 9, height: 2.5 } as const;
/** Half of a pin as it is seen, in percent. */
const PIN = { width: 5, height: 4.5 } as const;
/** What lies on the drawing besides: the north, the number of locations beyond it, the buttons. */
const FIXED: readonly Box[] = [
  { left: 0, right: 12, top: 0, bottom: 8 },
  { left: 0, right: 36, top: 92, bottom: 100 },
  { left: 80, right: 100, top: 66, bottom: 100 },
];
/** From a pin's middle to that of its name: below it, or above. */
const NEXT_TO_PIN = [8, -8] as const;
/** From the middle of an area's locations to its name, where pins lie there. */
const NEAR_MIDDLE = [0, -8, 8] as const;

const boxAt = (left: number, top: number, half: { width: number; height: number }): Box => ({
  left: left - half.width,
  right: left + half.width,
  top: top - half.height,
  bottom: top + half.height,
});
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
const isFree = (box: Box, taken: readonly Box[]): boolean =>
  box.top >= 0 && box.bottom <= 100 && !taken.some((each) => overlap(box, each));
/** So that a text stays on the drawing. */
const within = (left: number, width: number): number =>
  Math.min(100 - width, Math.max(width, left));
const middle = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A location's name without that of its area, which the drawing has already: at its start in Chinese, after a comma in English. */
export function nameWithin({ name, area = '' }: MapMarker): string {
  if (area === '') return name;
  const end = name.indexOf(`, ${area}`);
  if (end > 0) return name.slice(0, end);
  return name.startsWith(area) ? name.slice(area.length).trim() || name : name;
}

/** A text that is wanted, and where it may be: the first that is free. */
interface Wanted {
  readonly id: string;
  readonly text: string;
  readonly half: { readonly width: number; readonly height: number };
  readonly left: number;
  readonly tops: readonly number[];
}

const nameOf = (group: PinGroup, selected: string | null): Wanted => {
  const { marker } = faceOf(group, selected);
  const tops = NEXT_TO_PIN.map((by) => group.top + by);
  return { id: marker.id, text: nameWithin(marker), half: NAME, left: group.left, tops };
};

function areaNames(shown: readonly Plotted[]): readonly Wanted[] {
  const areas = [...new Set(shown.map(({ marker }) => marker.area ?? ''))].filter(Boolean);
  return areas.map((area) => {
    const own = shown.filter(({ marker }) => marker.area === area);
    const top = middle(own.map((each) => each.top));
    const left = middle(own.map((each) => each.left));
    return { id: area, text: area, half: AREA, left, tops: NEAR_MIDDLE.map((by) => top + by) };
  });
}

/** Texts of the drawing. */
export interface MapLabels {
  /** Names of areas (districts), each in the middle of its locations. */
  readonly areas: readonly MapLabel[];
  /** Names next to the pins. */
  readonly names: readonly MapLabel[];
}

/**
 * Names on the drawing as far as none covers another text or a pin: the selected location's first, then the areas', then the
 * others' in list order. What has no room is left out.
 */
export function labelsOf(
  shown: readonly Plotted[],
  selected: string | null,
  rings: readonly { readonly radius: number }[],
): MapLabels {
  const groups = gather(shown);
  const taken = [
    ...FIXED,
    ...rings.map(({ radius }) => boxAt(50, 50 - radius, SCALE)),
    ...groups.map(({ left, top }) => boxAt(left, top, PIN)),
  ];
  const fit = (wanted: readonly Wanted[]): readonly MapLabel[] =>
    wanted.flatMap(({ id, text, half, left: at, tops }) => {
      const left = within(at, half.width);
      const top = tops.find((each) => isFree(boxAt(left, each, half), taken));
      if (top === undefined) return [];
      taken.push(boxAt(left, top, half));
      return [{ id, text, left, top }];
    });
  const isOn = (group: PinGroup): boolean => faceOf(group, selected).marker.id === selected;
  const named = (which: readonly PinGroup[]) => fit(which.map((each) => nameOf(each, selected)));
  const first = named(groups.filter(isOn));
  const areas = fit(areaNames(shown));
  return { areas, names: [...first, ...named(groups.filter((each) => !isOn(each)))] };
}
