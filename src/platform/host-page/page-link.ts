/** Mini-program pages have no URL: returns the path itself. */
export const pageLink = (path: string): string => path;
export const webLink = pageLink;
