/** Mini-program pages have no link of their own: the path itself. */
export const pageLink = (path: string): string => path;
export const webLink = pageLink;
