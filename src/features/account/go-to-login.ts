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

/** State of a login that lies on top of the page that it returns to: back is the way. */
export interface LoginState extends Record<string, unknown> {
  readonly onTop?: boolean;
  /** Somebody is signed in, but has to do it again: only another token leads on. */
  readonly anew?: boolean;
}

/** A refused call that leads to the login; `external`: the one outside is meant (specification §7 `externalLogin`). */
export interface LoginCause {
  readonly external: boolean;
}

/** Pages that sign in themselves. */
const LOGINS: readonly RouteName[] = ['login', 'syncLogin', 'alipayAuth', 'cityServiceLogin'];

let opening = false;

async function open(place: LoginSurface): Promise<void> {
  const here = currentRoute()?.name;
  if (opening || (here && LOGINS.includes(here))) return;
  opening = true;
  try {
    const { isLogin, uFrom } = session();
    const page = lacksMobile(session()) ? 'bindMobile' : 'login';
    if (page === here) return;
    if (page === 'login' && (await tryHostLogin(place))) return;
    const query = { ...returnQuery(place.url, place.query), uFrom };
    const state: LoginState = { onTop: place.kind === 'to', ...(isLogin && { anew: true }) };
    await navigate[place.kind](page, query, state);
  } finally {
    opening = false;
  }
}

let waiting: (() => void) | null = null;

/** Once the first page is there: a login that came before it would take its place, and nobody would know the way back. */
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
 * Login, and back to exactly here afterwards. Pages of the tab bar show themselves to visitors too and stay below it;
 * any other gives way, so that leaving the login does not lead back to a page that asks for it again.
 */
export function goToLogin(cause?: LoginCause): Promise<void> {
  const how = { external: cause?.external ?? false, asked: cause === undefined };
  const here = currentRoute();
  if (!here) return onceShown(() => goToLogin(cause));
  const isTab = routeOf(here.name).tab !== undefined;
  return open({ kind: isTab ? 'to' : 'replace', url: here.url, ...how });
}

/**
 * Login in place of a page that is for users only, and back to it with this query (specification §2), beside whatever
 * else its address has brought.
 */
export function loginAndReturn(name: RouteName, query: QueryInput): Promise<void> {
  const here = currentRoute();
  const all = here?.name === name ? { ...here.query, ...query } : query;
  return open({ kind: 'replace', url: urlOf(name), query: all, external: false, asked: false });
}
