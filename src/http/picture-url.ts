import { clientParts } from './client-parts';

/** Full address of a picture that the provider names by its path; other addresses stay as they are. */
export const pictureUrl = (src: string): string =>
  src.startsWith('/') ? clientParts().apiHost + src : src;
