import { act, renderHook } from '@testing-library/react';
import { DESKTOP, useMinWidth } from './use-min-width';

/** A window whose width a test changes, CSS px. */
function windowOf(first: number) {
  let width = first;
  const listeners = new Set<() => void>();
  window.matchMedia = ((query: string) => ({
    get matches() {
      return width >= Number(/min-width: (\d+)px/.exec(query)?.[1]);
    },
    addListener: (each: () => void) => listeners.add(each),
    removeListener: (each: () => void) => listeners.delete(each),
  })) as unknown as typeof window.matchMedia;
  return {
    listeners,
    resize: (next: number): void => {
      width = next;
      listeners.forEach((each) => each());
    },
  };
}

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('it follows the window, and no longer once nobody asks', () => {
  const shown = windowOf(DESKTOP - 1);
  const { result, unmount } = renderHook(() => useMinWidth(DESKTOP));
  expect(result.current).toBe(false);
  act(() => shown.resize(DESKTOP));
  expect(result.current).toBe(true);
  unmount();
  expect(shown.listeners.size).toBe(0);
});

test('a document without media queries is not wide', () => {
  expect(renderHook(() => useMinWidth(DESKTOP)).result.current).toBe(false);
});
