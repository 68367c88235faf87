/** What puts the page in front on paper; null where nothing prints. */
export type PrintPage = () => (() => void) | null;
