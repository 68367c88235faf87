/**
 * Downloads a file that the provider sends as an attachment. @param path on the provider, valid for minutes
 * @returns whether the download began
 */
export type DownloadFile = (path: string) => boolean;
