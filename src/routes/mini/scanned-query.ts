import { parseQuery, splitUrl } from '../query';
import type { Query } from '../query';

/** Query of a scanned link: after `#`, where our web pages have it, else the URL's own. */
function queryOfLink(link: string): Query {
  const cut = link.indexOf('#');
  const { search } = splitUrl(cut < 0 ? link : link.slice(cut + 1));
  return parseQuery(search || splitUrl(link).search);
}

/**
 * A page's query merged with a scan's parameters: `scene` of a mini-program code (`a=1&b=2`), `q` of an ordinary link.
 * Both are already decoded; do not decode twice. The page's own parameters take precedence.
 */
export function withScanned({ scene, q, ...query }: Query): Query {
  if (scene === undefined && q === undefined) return query;
  return { ...(q ? queryOfLink(q) : {}), ...(scene ? parseQuery(scene) : {}), ...query };
}
