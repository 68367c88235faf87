/** Copies text to the clipboard; false if not possible. Never rejects. */
export type CopyText = (text: string) => Promise<boolean>;
