/** Result for an external URL: opened separately, or copied to the clipboard for a browser. */
export type OpenedExternal = 'opened' | 'copied' | 'failed';

/** Opens a URL outside the app. Mini-programs cannot, so they copy it. Never rejects. */
export type OpenExternal = (url: string) => Promise<OpenedExternal>;
