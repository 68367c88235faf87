import { closeLayers, openLayers } from '@/ui/a11y/open-layers';
import {
  coverDepth,
  currentEntry,
  entriesBelow,
  moveBy,
  pushCover,
  replaceEntry,
} from './browser-history';

/** ms without a history move after which there is assumed to be no entry to move to. */
const MOVE_MS = 500;

let removal: Promise<void> | undefined;
let endRemoval: (() => void) | undefined;

function standOnPage(): void {
  const { url, index, state } = currentEntry();
  replaceEntry({ url, index: index ?? 0, state, below: entriesBelow() });
}

/**
 * Goes back until `depth` covers are left; first waits for a removal in progress. Resolves at once if there are no
 * more.
 */
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

/** Syncs the history with the screen: one cover per open layer. */
export function settleOverlays(): void {
  if (removal) return;
  const wanted = openLayers().length;
  while (coverDepth() < wanted) pushCover();
  void removeOverlays(wanted);
}

/**
 * Handles a history move for covers: the end of a removal, or "back" from a cover, which closes its layer.
 * @param isSamePage the browser is still at the shown page's index
 */
export function onArrivalAtCover(isSamePage: boolean): void {
  if (endRemoval) endRemoval();
  else if (isSamePage) closeLayers(coverDepth());
}
