import { closeLayers, openLayers } from '@/ui/a11y/open-layers';
import { coverDepth, currentEntry, moveBy, pushCover, replaceEntry } from './browser-history';

/** Time, in ms, after which a browser that has not moved is taken to have no entry to move to. */
const MOVE_MS = 500;

let removal: Promise<void> | undefined;
let endRemoval: (() => void) | undefined;

function standOnPage(): void {
  const { url, index, state } = currentEntry();
  replaceEntry(url, index ?? 0, state);
}

/** Goes back until `depth` covers are left; waits for such a move that is under way. At once if there is none. */
export async function removeOverlays(depth: number): Promise<void> {
  while (removal) await removal;
  const surplus = coverDepth() - depth;
  if (surplus <= 0) return;
  removal = new Promise((resolve) => {
    const giveUp = setTimeout(() => {
      standOnPage();
      endRemoval?.();
    }, MOVE_MS);
    endRemoval = () => {
      clearTimeout(giveUp);
      removal = endRemoval = undefined;
      resolve();
    };
  });
  moveBy(-surplus);
  await removal;
}

/** Brings the history in line with the screen: as many covers as there are layers open. */
export function settleOverlays(): void {
  if (removal) return;
  const wanted = openLayers().length;
  while (coverDepth() < wanted) pushCover();
  void removeOverlays(wanted);
}

/**
 * Sees to an arrival as far as covers go: the end of a removal, or "back" from a cover, which closes what it stood for.
 * @param isSamePage the browser is still at the place of the page on show
 */
export function onArrivalAtCover(isSamePage: boolean): void {
  if (endRemoval) endRemoval();
  else if (isSamePage) closeLayers(coverDepth());
}
