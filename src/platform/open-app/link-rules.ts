/** Logged for what is no link (specification §5). */
export const INVALID_URL = 'url is not a valid url';

/** Host with a top-level domain; scheme, port and path (with query and fragment) may be there (specification §5). */
const EXTERNAL =
  /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;

/** Whether a text is a link to the outside. Links with user names, other schemes or without a domain are none. */
export const isExternalLink = (url: string): boolean => EXTERNAL.test(url);

/** Whether a text is a link into the app of this scheme. */
export const isAppLink = (url: string, scheme: string): boolean =>
  url.toLowerCase().startsWith(`${scheme}://`) && !/\s/.test(url);

/** Hosts that lead nowhere: what the settings hold until an operator fills them in (RFC 2606). */
const EXAMPLE = /^(?:https?:\/\/)?(?:[^/?#]+\.)?example\.com(?::\d+)?(?:[/?#]|$)/i;

/** Whether an address is one that an operator has filled in. */
export const isFilledIn = (url: string): boolean => isExternalLink(url) && !EXAMPLE.test(url);

/** The link with a scheme: a bare host is reached by https. */
export const withScheme = (url: string): string =>
  /^https?:\/\//i.test(url) ? url : `https://${url}`;
