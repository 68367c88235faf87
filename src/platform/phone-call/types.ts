/** Opens the dialler; false if it could not be opened or the user cancelled. Never rejects. */
export type CallPhone = (number: string) => Promise<boolean>;
