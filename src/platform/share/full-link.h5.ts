/** Makes a hash route an absolute link; an empty path links to the start page; absolute links stay unchanged. */
export function fullLink(path: string): string {
  if (/^https?:/.test(path)) return path;
  const { origin, pathname } = window.location;
  return path ? `${origin}${pathname}#${path}` : `${origin}${pathname}`;
}
