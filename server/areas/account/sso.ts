import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addressOf,
  areSiblings,
  DOCUMENT_PATH,
  originOf,
  siteOf,
  SSO_PATH,
} from '@contract/site/site-rules';
import type { Address } from '@contract/site/site-rules';
import { allowedTarget } from '@contract/site/sign-on-rules';
import type { Deps } from '../../deps';
import { callerKey } from '../../kernel/client-address';
import { loginCookieLines } from '../../http/login-cookies';
import { addressAsked } from '../../http/page-address';
import type { Sessions } from '../../shared/accounts/sessions';
import { findUser, userInfoOf } from '../../shared/accounts/users';

interface SsoQuery {
  readonly redirect?: unknown;
  readonly tk?: unknown;
  readonly from?: unknown;
  readonly ignoreInvalid?: unknown;
}

const LONGEST_TARGET = 2_000;
const URL_SAFE = /^[A-Za-z0-9_-]{1,512}$/;

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Whether the request comes from one of the product's own pages. A link elsewhere must not sign its reader in to an
 * account of the link's author.
 */
function isFromOurs(request: FastifyRequest, here: Address): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  if (site === 'same-origin') return true;
  // `same-site` includes every host of the registrable domain; the referrer says which one it was.
  if (site !== '' && site !== 'same-site') return false;
  const referrer = addressOf(headerOf(request, 'referer'));
  return referrer !== null && areSiblings(referrer, here);
}

const tokenIn = (tk: unknown): string =>
  typeof tk === 'string' && URL_SAFE.test(tk) ? Buffer.from(tk, 'base64url').toString('utf8') : '';

/** The login page of this host, which returns to a page of it afterwards. */
function loginPage(here: Address, target: string): string {
  const page = `${originOf(here)}${DOCUMENT_PATH}#`;
  const path = target.startsWith(page) ? target.slice(page.length) : '/home';
  return `${page}/login?redirect=${encodeURIComponent(path)}`;
}

/**
 * `GET /passport/sso.do` (specification §4, §7): `tk` is the URL-safe base64 of a token of a sibling site. A valid one
 * signs the browser in at this host. It then redirects to `redirect` (or to an address in `from`, which otherwise names
 * the site of origin), within the product's sites only. With an invalid token it redirects there without signing in if
 * `ignoreInvalid` is set, else to the login.
 */
export function mountSso(server: FastifyInstance, deps: Deps, sessions: Sessions): void {
  server.get<{ Querystring: SsoQuery }>(SSO_PATH, async (request, reply) => {
    // The address contains a token, so it is not cached and not sent as a referrer.
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const tried = { call: `GET ${SSO_PATH}`, address: callerKey(request.ip) };
    const here = addressAsked(request);
    if (!here) return reply.redirect(DOCUMENT_PATH);
    const { redirect, tk, from, ignoreInvalid } = request.query;
    const asked = redirect ?? from;
    const isTarget = typeof asked === 'string' && asked.length <= LONGEST_TARGET;
    const target = (isTarget && allowedTarget(here, asked)) || originOf(here) + DOCUMENT_PATH;
    if (siteOf(here.host) === null || !isFromOurs(request, here)) return reply.redirect(target);
    const secure = here.protocol === 'https:';
    const session = await sessions.find(tokenIn(tk));
    const user = session && (await findUser(deps, session.userId));
    if (!session || !user) {
      deps.security.note({ ...tried, event: 'session', outcome: 'refused' });
      const ignore = ignoreInvalid === '1' || ignoreInvalid === 'true';
      return reply.redirect(ignore ? target : loginPage(here, target));
    }
    deps.security.note({ ...tried, event: 'signIn', outcome: 'done', userId: user.id });
    const info = await userInfoOf(deps, user, false, deps.clock.now());
    const lines = loginCookieLines('h5', session.token, info, secure);
    return reply.header('set-cookie', lines).redirect(target);
  });
}
