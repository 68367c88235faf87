/** The query before the hash, where a host passes its values; without `?`. */
export const outerQuery = (): string => window.location.search.slice(1);

/** Replaces that query without reloading the page. */
export function replaceOuterQuery(query: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + (query && `?${query}`) + hash);
}
