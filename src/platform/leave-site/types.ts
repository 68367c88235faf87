import type { OpenedExternal } from '../open-external/types';

/**
 * Navigates from this site to an external URL. Mini-programs cannot, so they copy the URL for a browser (see
 * `OpenExternal`, which opens a separate window and needs a tap). Never rejects.
 */
export type LeaveSite = (url: string) => Promise<OpenedExternal>;
