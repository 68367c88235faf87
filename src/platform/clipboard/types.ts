/** Puts text into the clipboard; false where that is not possible. Never rejects. */
export type CopyText = (text: string) => Promise<boolean>;
