/** Something modal that lies over the page until it is closed. */
export interface OpenLayer {
  readonly close: () => void;
  /** False while the page that it belongs to is out of sight. */
  readonly isShown: () => boolean;
}

/** Longest time, in ms, that a layer takes to leave once it has been asked to. */
const LEAVE_MS = 400;

/** Every open layer, the topmost last. */
const layers: OpenLayer[] = [];
/** Those that have been asked to close and have not gone yet. */
const asked = new Set<OpenLayer>();

let changed: () => void = () => undefined;

/** Has `listener` called whenever a layer has come, has gone, or has stayed though it was asked to close. */
export function onLayersChange(listener: () => void): void {
  changed = listener;
}

/** The layers on the screen that nobody has asked to close, the topmost last: Escape and Tab belong to that one. */
export const openLayers = (): readonly OpenLayer[] =>
  layers.filter((layer) => !asked.has(layer) && layer.isShown());

/** Puts a layer on top of the others. Returns its removal. */
export function addLayer(layer: OpenLayer): () => void {
  layers.push(layer);
  changed();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    asked.delete(layer);
    changed();
  };
}

/** Asks layers to close, the topmost first, until `count` are left; one that stays all the same counts again soon. */
export function closeLayers(count: number): void {
  for (const layer of openLayers().slice(count).reverse()) {
    asked.add(layer);
    setTimeout(() => {
      if (asked.delete(layer)) changed();
    }, LEAVE_MS);
    layer.close();
  }
}
