/** Returns the function that prints the visible page; null if printing is not supported. */
export type PrintPage = () => (() => void) | null;
