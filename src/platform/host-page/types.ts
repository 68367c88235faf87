/**
 * Sends a message to the page that framed or opened this one, only if it has this origin (`https://host`). Returns
 * whether there was such a page.
 */
export type NotifyHostPage = (
  origin: string,
  message: Readonly<Record<string, unknown>>,
) => boolean;
