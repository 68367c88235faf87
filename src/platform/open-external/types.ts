/** What became of an outside address: it opened beside the app, or it lies in the clipboard for a browser. */
export type OpenedExternal = 'opened' | 'copied' | 'failed';

/** Opens an address outside the app. Mini-programs cannot, so there it is copied. Never rejects. */
export type OpenExternal = (url: string) => Promise<OpenedExternal>;
