/** The query in front of the hash, where a host puts what it hands over; without its `?`. */
export const outerQuery = (): string => window.location.search.slice(1);

/** Puts another query in its place, without loading the page again. */
export function replaceOuterQuery(query: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + (query && `?${query}`) + hash);
}
