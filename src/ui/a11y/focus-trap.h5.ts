import { useEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),' +
  'textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/** What scrolls on H5: the router's element around each page. */
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

/** Layers open at the moment, the topmost last: Escape and Tab belong to that one alone. */
const layers: string[] = [];

/**
 * While `open`: focus is moved into the element `id`, held there, and given back on closing; Escape
 * calls `onEscape`; the page behind does not scroll.
 */
export function useFocusTrap(id: string, open: boolean, onEscape: () => void): void {
  const escape = useRef(onEscape);
  escape.current = onEscape;
  useEffect(() => {
    const layer = open ? document.getElementById(id) : null;
    if (!layer) return undefined;
    const before = document.activeElement;
    const scroller = layer.closest<HTMLElement>(PAGE_SCROLLER) ?? document.body;
    const overflow = scroller.style.overflow;
    scroller.style.overflow = 'hidden';
    layers.push(id);
    layer.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (layers[layers.length - 1] !== id) return;
      if (event.key === 'Escape') escape.current();
      else if (event.key === 'Tab') wrapTab(event, layer);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      layers.splice(layers.indexOf(id), 1);
      scroller.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus();
    };
  }, [id, open]);
}
