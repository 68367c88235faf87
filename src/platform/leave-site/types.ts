import type { OpenedExternal } from '../open-external/types';

/**
 * Goes to an outside address in place of this site. Mini-programs cannot, so there the address is copied for a browser
 * (see `OpenExternal`, which opens beside the site and needs a tap). Never rejects.
 */
export type LeaveSite = (url: string) => Promise<OpenedExternal>;
