import { returnPath } from '@/shared/session/return-path-rules';
import { session, updateSession } from '@/shared/session/session-store';
import { sourceOf } from '@/shared/session/source-rules';
import { isPartner, SETTINGS } from '@/platform/settings/settings';
import { followSsoRedirect } from '@/platform/site/sign-on';
import { navigate, urlOf } from '@/routes/navigate';
import type { Outcome } from '@/routes/engine-types';
import type { Query } from '@/routes/query';

/**
 * Stores where the user came from (specification §3): `h5Source` is the partner, `uFrom` the link's own source or else
 * the partner's.
 */
export function enterFrom(partner: string, query: Query): void {
  if (!isPartner(partner)) return;
  const { source } = SETTINGS.partners[partner];
  updateSession({ h5Source: source, uFrom: sourceOf(query) ?? source });
}

/** Goes to the product's address in `ssoRedirect`, else to the path of ours in `redirect` and `query`, else home. */
export function goOn(query: Query): Promise<Outcome> {
  if (followSsoRedirect(query, session().token)) return Promise.resolve('done');
  const path = returnPath(query);
  return path ? navigate.toPath(path, 'replace') : navigate.tab('home');
}

/** Login for users from a partner, then the named path; signed-in users go there at once. */
export function logInAndGoOn(query: Query): Promise<Outcome> {
  if (session().isLogin) return goOn(query);
  const redirect = returnPath(query) ?? urlOf('home');
  return navigate.replace('login', { redirect, uFrom: session().uFrom });
}
