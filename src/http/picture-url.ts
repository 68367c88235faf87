import { clientParts } from './client-parts';

/** Absolute URL of a picture given as a path of the provider; other URLs are unchanged. */
export const pictureUrl = (src: string): string =>
  src.startsWith('/') ? clientParts().apiHost + src : src;
