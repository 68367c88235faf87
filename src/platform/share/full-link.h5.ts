/** Hash route to a full link, none to the product's start; full links stay. */
export function fullLink(path: string): string {
  if (/^https?:/.test(path)) return path;
  const { origin, pathname } = window.location;
  return path ? `${origin}${pathname}#${path}` : `${origin}${pathname}`;
}
