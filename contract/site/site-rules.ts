/** Environment that a host belongs to (specification §1). */
export type Environment = 'qa' | 'stage' | 'live';

/**
 * The product's sites that share a sign-on: messaging app, H5, login and AI (specification §4), and the activity site,
 * whose surveys need the account (specification §2; docs/decisions/0079).
 */
export const SITE_NAMES = ['wx', 'ymh5', 'login', 'ai', 'activity'] as const;
export type SiteName = (typeof SITE_NAMES)[number];

/** Parent domain of every site: the setting `SITE_DOMAIN` of the provider and of the clients' builds; an example without it. */
export const SITE_DOMAIN: string =
  (typeof SITE_DOMAIN_SET === 'string' && SITE_DOMAIN_SET) || 'yimiao.example.com';

/**
 * Prefixes of host names and the environment behind each. Production has none; `test-1` and `test-3` are two more
 * installations for tests, each with web hosts of its own (specification §1).
 */
export const HOST_PREFIXES: readonly (readonly [prefix: string, environment: Environment])[] = [
  ['qa-', 'qa'],
  ['stage-', 'stage'],
  ['test-1-', 'qa'],
  ['test-3-', 'qa'],
  ['', 'live'],
];

/** Sites that have a page for messages from the others (specification §2 "two white-page routes"). */
export const WHITE_PAGE_SITES: readonly SiteName[] = ['wx', 'ymh5'];

/** The document that holds every page. */
export const DOCUMENT_PATH = '/index.html';
/** Sign-on at a site (specification §7). */
export const SSO_PATH = '/passport/sso.do';
/** Sign-on by the messaging app's account, at the messaging-app site only. */
export const WX_LOGIN_PATH = '/passport/wx/login.do';

/** A web address in its parts. */
export interface Address {
  /** `http:` or `https:`. */
  readonly protocol: string;
  /** Lower case, without port. */
  readonly host: string;
  /** `:8443`, or empty for the usual one. */
  readonly port: string;
  /** Path and query; at least `/`. */
  readonly path: string;
  /** `#…` or empty. */
  readonly hash: string;
}

/** Strict on purpose: user names, backslashes and unprintable characters are used to disguise addresses. */
const ADDRESS =
  /^(https?:)\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?((?:[/?][\x21\x22\x24-\x5b\x5d-\x7e]*)?)(#[\x21-\x7e]*)?$/i;

/** Reads an address; null where it is none, or one that could be read in more than one way. */
export function addressOf(url: string): Address | null {
  const found = ADDRESS.exec(url);
  if (!found) return null;
  const [, protocol = '', host = '', port = '', path = '', hash = ''] = found;
  const usual = protocol.toLowerCase() === 'https:' ? ':443' : ':80';
  return {
    protocol: protocol.toLowerCase(),
    host: host.toLowerCase(),
    port: port === usual ? '' : port,
    path: path.startsWith('/') ? path : `/${path}`,
    hash,
  };
}

/** Origin of an address, as browsers write it. */
export const originOf = ({ protocol, host, port }: Address): string =>
  `${protocol}//${host}${port}`;

/** The site of a host, and the prefix that it shares with its siblings. */
export interface Site {
  readonly name: SiteName;
  readonly prefix: string;
}

/** The product's site of this host name (without port); null for other hosts. */
export function siteOf(host: string): Site | null {
  for (const [prefix] of HOST_PREFIXES) {
    const name = SITE_NAMES.find((each) => host === `${prefix}${each}.${SITE_DOMAIN}`);
    if (name) return { name, prefix };
  }
  return null;
}

/** Environment of a host by its prefix; without one it is live. */
export const environmentOf = (host: string): Environment =>
  HOST_PREFIXES.find(([prefix]) => host.startsWith(prefix))?.[1] ?? 'live';

/** Host name of a sibling site. */
export const siblingHost = ({ prefix }: Site, name: SiteName): string =>
  `${prefix}${name}.${SITE_DOMAIN}`;

/** Origin of a sibling site of a page; null where the page is on none of the product's sites. */
export function siblingOrigin(page: Address, name: SiteName): string | null {
  const site = siteOf(page.host);
  return site && originOf({ ...page, host: siblingHost(site, name) });
}

/** Origin of links to the product from a page: the sibling H5 site, or the page's own origin outside the sites. */
export const webOriginOf = (page: Address): string => siblingOrigin(page, 'ymh5') ?? originOf(page);

/**
 * Whether two addresses are on the product's sites and may trust each other: same installation, same scheme and port,
 * so that nothing of live reaches a test host and nothing of https reaches http.
 */
export function areSiblings(one: Address, other: Address): boolean {
  const [first, second] = [siteOf(one.host), siteOf(other.host)];
  return (
    first !== null &&
    second !== null &&
    first.prefix === second.prefix &&
    one.protocol === other.protocol &&
    one.port === other.port
  );
}
