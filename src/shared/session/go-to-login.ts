import { registerAfterEach } from '@/routes/guards';
import { currentRoute, navigate, urlOf } from '@/routes/navigate';
import type { QueryInput } from '@/routes/query';
import type { RouteName } from '@/routes/table';
import { routeOf } from '@/routes/table';
import { tryHostLogin } from './host-login';
import type { LoginSurface } from './host-login';
import { returnQuery } from './return-path-rules';
import { lacksMobile } from './session-state';
import { session } from './session-store';

/** State of a login opened on top of the page that it returns to: it returns by going back. */
export interface LoginState extends Record<string, unknown> {
  readonly onTop?: boolean;
}

/**
 * Query of a login for a user who is signed in but has to sign in again: only a different token completes it. It is part
 * of the address, as a page is built before it is given its state.
 */
export const ANEW = { anew: '1' } as const;

/**
 * A refused call that leads to the login; `external`: it asks for the external login (specification §7
 * `externalLogin`).
 */
export interface LoginCause {
  readonly external: boolean;
}

/** Pages that perform a login themselves. */
const LOGINS: readonly RouteName[] = ['login', 'syncLogin', 'alipayAuth', 'cityServiceLogin'];

let opening = false;

async function open(surface: LoginSurface, isOwnPage = false): Promise<void> {
  const here = currentRoute()?.name;
  if (opening || (here && LOGINS.includes(here))) return;
  opening = true;
  try {
    const { isLogin, uFrom } = session();
    const page = lacksMobile(session()) ? 'bindMobile' : 'login';
    if (page === here) return;
    if (page === 'login' && !isOwnPage && (await tryHostLogin(surface))) return;
    const query = { ...returnQuery(surface.url, surface.query), uFrom, ...(isLogin && ANEW) };
    const state: LoginState = { onTop: surface.kind === 'to' };
    await navigate[surface.kind](page, query, state);
  } finally {
    opening = false;
  }
}

let waiting: (() => void) | null = null;

/** Waits for the first page: a login opened before it would replace it, and the return path would be lost. */
function onceShown(go: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    waiting?.();
    waiting = registerAfterEach(() => {
      waiting?.();
      waiting = null;
      resolve(go());
    });
  });
}

/**
 * Goes to the login and back to exactly this page afterwards. Tab-bar pages are visible to visitors too and stay below
 * the login; any other page is replaced, so that leaving the login does not lead back to a page that requires it again.
 */
export function goToLogin(cause?: LoginCause): Promise<void> {
  const how = { external: cause?.external ?? false, asked: cause === undefined };
  const here = currentRoute();
  if (!here) return onceShown(() => goToLogin(cause));
  const isTab = routeOf(here.name).tab !== undefined;
  return open({ kind: isTab ? 'to' : 'replace', url: here.url, ...how });
}

/**
 * Has a signed-in user sign in anew, and come back to exactly this page; or sign in as somebody else. On our own page: the
 * app or platform around it would hand over the session that there is already.
 */
export async function signInAnew(): Promise<void> {
  const url = currentRoute()?.url;
  if (url !== undefined) await open({ kind: 'replace', url, external: false, asked: true }, true);
}

/**
 * Replaces a page for signed-in users with the login, which returns to it with this query (specification §2), added to
 * the rest of its current query.
 */
export function loginAndReturn(name: RouteName, query: QueryInput): Promise<void> {
  const here = currentRoute();
  const all = here?.name === name ? { ...here.query, ...query } : query;
  return open({ kind: 'replace', url: urlOf(name), query: all, external: false, asked: false });
}
