import { currentRoute, navigate, urlOf } from '@/routes/navigate';
import type { QueryInput } from '@/routes/query';
import type { RouteName } from '@/routes/table';
import { routeOf } from '@/routes/table';
import { tryHostLogin } from './host-login';
import { returnQuery } from './return-path-rules';
import { session } from './session-store';

/** State of a login that lies on top of the page that it returns to: back is the way. */
export interface LoginState extends Record<string, unknown> {
  readonly onTop?: boolean;
}

let opening = false;

async function open(kind: 'to' | 'replace', url: string, query?: QueryInput): Promise<void> {
  if (opening || currentRoute()?.name === 'login') return;
  opening = true;
  const place = { ...returnQuery(url, query), uFrom: session().uFrom };
  const state: LoginState = { onTop: kind === 'to' };
  if (!(await tryHostLogin())) await navigate[kind]('login', place, state);
  opening = false;
}

/**
 * Login, and back to exactly here afterwards. Pages of the tab bar show themselves to visitors too and stay below it;
 * any other gives way, so that leaving the login does not lead back to a page that asks for it again.
 */
export function goToLogin(): Promise<void> {
  const here = currentRoute();
  if (!here) return open('replace', '');
  const isTab = routeOf(here.name).tab !== undefined;
  return open(isTab ? 'to' : 'replace', here.url);
}

/** Login in place of a page that is for users only, and back to it with this query (specification §2). */
export const loginAndReturn = (name: RouteName, query: QueryInput): Promise<void> =>
  open('replace', urlOf(name), query);
