import { useEffect, useMemo, useRef } from 'react';
import { addLayer, openLayers } from './open-layers';

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),' +
  'textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/** The scrolling element on H5: the router's element around each page. */
const PAGE_SCROLLER = '.taro_page';

function stopsOf(layer: HTMLElement): HTMLElement[] {
  return Array.from(layer.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.getClientRects().length > 0,
  );
}

function wrapTab(event: KeyboardEvent, layer: HTMLElement): void {
  const stops = stopsOf(layer);
  const first = stops[0] ?? layer;
  const last = stops[stops.length - 1] ?? layer;
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first || at === layer : at === last;
  if (!leaves && layer.contains(at)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/**
 * While `open`: moves focus into the element `id` unless a field in it has taken it, keeps it there even if the focused element is removed, and restores
 * it on closing; Escape and the browser's back button call `onClose`; the page behind does not scroll.
 */
export function useFocusTrap(id: string, open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  // Asked while it opens: afterwards a field in it may have taken the focus.
  const before = useMemo(() => (open ? document.activeElement : null), [open]);
  useEffect(() => {
    const layer = open ? document.getElementById(id) : null;
    if (!layer) return undefined;
    const scroller = layer.closest<HTMLElement>(PAGE_SCROLLER) ?? document.body;
    const overflow = scroller.style.overflow;
    scroller.style.overflow = 'hidden';
    const mine = {
      close: () => close.current(),
      isShown: () => layer.getClientRects().length > 0,
    };
    const remove = addLayer(mine);
    if (!layer.contains(document.activeElement)) layer.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (openLayers().slice(-1)[0] !== mine) return;
      if (event.key === 'Escape') mine.close();
      else if (event.key === 'Tab') wrapTab(event, layer);
    };
    document.addEventListener('keydown', onKey);
    // If the focused element is removed, focus moves to the body, where a screen reader loses it.
    const held = new MutationObserver(() => {
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && openLayers().slice(-1)[0] === mine) layer.focus();
    });
    held.observe(layer, { childList: true, subtree: true });
    return () => {
      held.disconnect();
      document.removeEventListener('keydown', onKey);
      remove();
      scroller.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus();
    };
  }, [id, open, before]);
}
