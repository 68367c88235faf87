/** A point or a distance in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is shown: enlarged by `scale`, moved by `x` and `y` from the centre of its box. */
export interface View extends Point {
  readonly scale: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const LARGEST = 5;
/** Scale after a double tap. */
const CLOSE_UP = 2.5;

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Keeps a picture in its box: it cannot be smaller than whole, nor moved past its edges. @param box its size */
export function clampView({ scale, x, y }: View, box: Point): View {
  const size = within(scale, 1, LARGEST);
  const far = { x: (box.x * (size - 1)) / 2, y: (box.y * (size - 1)) / 2 };
  return { scale: size, x: within(x, -far.x, far.x), y: within(y, -far.y, far.y) };
}

/** Enlarges by `factor` so that the point under the fingers stays there. @param at from the centre of the box */
export function zoomAt(view: View, factor: number, at: Point, box: Point): View {
  const scale = within(view.scale * factor, 1, LARGEST);
  const ratio = scale / view.scale;
  return clampView(
    { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    box,
  );
}

/** Moves an enlarged picture. */
export const moveBy = (view: View, by: Point, box: Point): View =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, box);

/** A double tap: closer at the point, or whole again. */
export const toggleZoom = (view: View, at: Point, box: Point): View =>
  view.scale > 1 ? WHOLE : zoomAt(view, CLOSE_UP, at, box);

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
