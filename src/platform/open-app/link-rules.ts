/** Logged for an invalid link (specification §5). */
export const INVALID_URL = 'url is not a valid url';

/** Host with a top-level domain; scheme, port and path (with query and fragment) are optional (specification §5). */
const EXTERNAL =
  /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;

/** Whether a text is an external link. Links with user names, other schemes or without a domain are not. */
export const isExternalLink = (url: string): boolean => EXTERNAL.test(url);

/** Whether a text is a link into the app of this scheme. */
export const isAppLink = (url: string, scheme: string): boolean =>
  url.toLowerCase().startsWith(`${scheme}://`) && !/\s/.test(url);

/** Example hosts (RFC 2606): the settings' values until an operator configures them. */
const EXAMPLE = /^(?:https?:\/\/)?(?:[^/?#]+\.)?example\.com(?::\d+)?(?:[/?#]|$)/i;

/** Whether a URL is a real one that an operator has configured. */
export const isFilledIn = (url: string): boolean => isExternalLink(url) && !EXAMPLE.test(url);

/** The link with a scheme: https for a bare host. */
export const withScheme = (url: string): string =>
  /^https?:\/\//i.test(url) ? url : `https://${url}`;
