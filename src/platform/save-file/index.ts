import type { SaveTextFile } from './types';

/** Mini-programs save no files; only staff pages, which are for browsers, offer any. */
export const saveTextFile: SaveTextFile = () => undefined;
