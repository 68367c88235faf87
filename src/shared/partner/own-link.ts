import { openLink } from '@/platform/app-bridge/launch-link';
import { isAppLink } from '@/platform/open-app/link-rules';
import { SETTINGS } from '@/platform/settings/settings';
import { returnPath } from '@/shared/session/return-path-rules';
import { urlOf } from '@/routes/navigate';
import type { Query } from '@/routes/query';

/**
 * Link with which the pages about the app open it: the `link` of their query if it is one into our app, else one to the
 * path in `redirect` and `query`. Foreign links are never accepted.
 */
export function appLinkOf(query: Query): string {
  const { scheme } = SETTINGS.app;
  if (query.link && isAppLink(query.link, scheme)) return query.link;
  return openLink(scheme, returnPath(query) ?? urlOf('home'));
}
