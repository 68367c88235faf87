import type { DownloadFile } from './types';

/** Whether files can be downloaded here. */
export const HAS_DOWNLOADS: boolean = true;

export const downloadFile: DownloadFile = (path) => {
  // The answer is an attachment, so the page stays.
  window.location.assign(`${API_HOST}${path}`);
  return true;
};
