import type { RouteRow } from './row';

declare global {
  interface Window {
    /** Titles that the build has moved from the route table into the start page; empty for an unknown path. */
    titlesOf?: (path: string) => readonly string[];
  }
}

/** Titles of a page, in Chinese and in English. */
export function titlesOf({ path, title }: RouteRow): RouteRow['title'] {
  const [zh, en] = window.titlesOf?.(path) ?? [];
  return zh !== undefined && en !== undefined ? [zh, en] : title;
}
