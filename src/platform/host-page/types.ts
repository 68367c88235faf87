/**
 * Tells the page that framed or opened this one, if it is of this origin (`https://host`); nobody else hears it. Returns
 * whether there was a page to tell.
 */
export type NotifyHostPage = (
  origin: string,
  message: Readonly<Record<string, unknown>>,
) => boolean;
