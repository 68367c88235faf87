import { parseQuery, splitUrl } from '../query';
import type { Query } from '../query';

/** Query of a scanned link: behind its `#` where our web pages have it, else its own. */
function queryOfLink(link: string): Query {
  const cut = link.indexOf('#');
  const { search } = splitUrl(cut < 0 ? link : link.slice(cut + 1));
  return parseQuery(search || splitUrl(link).search);
}

/**
 * A page's query with what a scan put into it: `scene` of a mini-program code (`a=1&b=2`), `q` of an ordinary link. Both
 * are decoded already, and once is enough. What the page was given by name counts first.
 */
export function withScanned({ scene, q, ...query }: Query): Query {
  if (scene === undefined && q === undefined) return query;
  return { ...(q ? queryOfLink(q) : {}), ...(scene ? parseQuery(scene) : {}), ...query };
}
