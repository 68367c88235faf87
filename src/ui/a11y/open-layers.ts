/** A modal layer over the page. */
export interface OpenLayer {
  readonly close: () => void;
  /** False while its page is hidden. */
  readonly isShown: () => boolean;
}

/** Maximum ms that a layer takes to close after a request. */
const LEAVE_MS = 400;

/** All open layers, the topmost last. */
const layers: OpenLayer[] = [];
/** Layers asked to close that are not removed yet. */
const asked = new Set<OpenLayer>();

let changed: () => void = () => undefined;

/** Calls `listener` whenever a layer opens, is removed, or stays open despite a request to close. */
export function onLayersChange(listener: () => void): void {
  changed = listener;
}

/** Visible layers not asked to close, the topmost last; the topmost handles Escape and Tab. */
export const openLayers = (): readonly OpenLayer[] =>
  layers.filter((layer) => !asked.has(layer) && layer.isShown());

/** Adds a layer on top. Returns the function that removes it. */
export function addLayer(layer: OpenLayer): () => void {
  layers.push(layer);
  changed();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    asked.delete(layer);
    changed();
  };
}

/**
 * Asks layers to close, the topmost first, until `count` are left. A layer that stays open counts as open again after
 * {@link LEAVE_MS}.
 */
export function closeLayers(count: number): void {
  for (const layer of openLayers().slice(count).reverse()) {
    asked.add(layer);
    setTimeout(() => {
      if (asked.delete(layer)) changed();
    }, LEAVE_MS);
    layer.close();
  }
}
