/** Full link to a page of ours: hash routing under this document (specification §2). */
export const pageLink = (path: string): string =>
  `${window.location.origin}${window.location.pathname}#${path}`;
