/** Decoded query of a page: one text per key. */
export type Query = Readonly<Record<string, string>>;

/** Values for a query; empty ones are omitted. */
export type QueryInput = Readonly<Record<string, string | number | boolean | undefined | null>>;

/** Decodes a URL component; invalid encoding is returned unchanged. */
export function decodeTolerantly(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/** Parses `a=1&b=2` (with or without `?`). The last value of a repeated key wins; `&flag` is empty. */
export function parseQuery(search: string): Query {
  const values = new Map<string, string>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    if (!part) continue;
    const cut = part.indexOf('=');
    const key = decodeTolerantly(cut < 0 ? part : part.slice(0, cut));
    if (key) values.set(key, cut < 0 ? '' : decodeTolerantly(part.slice(cut + 1)));
  }
  // Defines keys instead of assigning them, so that `__proto__` is an ordinary key.
  return Object.fromEntries(values);
}

/** Formats an encoded query without `?`; '' if it has no values. */
export function formatQuery(query: QueryInput): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&');
}

/** A path with its query appended. */
export function withQuery(path: string, query: QueryInput): string {
  const text = formatQuery(query);
  return text ? `${path}?${text}` : path;
}

/** Splits `/path?query` and drops a fragment. */
export function splitUrl(url: string): { path: string; search: string } {
  const clean = url.split('#')[0] ?? '';
  const cut = clean.indexOf('?');
  return cut < 0
    ? { path: clean, search: '' }
    : { path: clean.slice(0, cut), search: clean.slice(cut + 1) };
}
