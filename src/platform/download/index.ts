import type { DownloadFile } from './types';

/** Mini-programs can neither save nor open archives: their `openDocument` knows documents only. */
export const HAS_DOWNLOADS: boolean = false;

export const downloadFile: DownloadFile = () => false;
