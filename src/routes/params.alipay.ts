import { ownParams } from './own-params';
import type { Query } from './query';

type Params = Readonly<Record<string, unknown>>;
interface LaunchOptions {
  readonly path?: string;
  readonly query?: Params;
}
declare const my: { getLaunchOptionsSync?(): LaunchOptions | undefined };

const plain = (path = ''): string => path.replace(/^\/|\?.*$/g, '');

/** Whether another page than the first one has been read: what the app was started with is over then. */
let wasLeft = false;
/** What the first page's parameters were read as, for as long as that page lives. */
const entered = new WeakMap<object, Query>();

/**
 * Page parameters; Alipay decodes them by itself (`behavior.decodeQuery`), like our web router. A scanned code's
 * `query_param` is told to the app only, in its launch options, so the page that it opens takes them from there.
 * @param path of the page, with or without a slash before it
 */
export function readParams(params: Params | undefined, path?: string): Query {
  const own = ownParams(params);
  if (path === undefined || Object.keys(own).length > 0) return own;
  const known = params && entered.get(params);
  if (known) return known;
  const launch = my.getLaunchOptionsSync?.() ?? {};
  if (plain(launch.path) !== plain(path)) wasLeft = true;
  if (wasLeft) return own;
  const query = ownParams(launch.query);
  if (params) entered.set(params, query);
  return query;
}
