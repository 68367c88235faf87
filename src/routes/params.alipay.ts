import { ownParams } from './own-params';
import type { Query } from './query';

type Params = Readonly<Record<string, unknown>>;
interface LaunchOptions {
  readonly path?: string;
  readonly query?: Params;
}
declare const my: { getLaunchOptionsSync?(): LaunchOptions | undefined };

const plain = (path = ''): string => path.replace(/^\/|\?.*$/g, '');

/** Whether a page other than the first has been read; launch options no longer apply then. */
let wasLeft = false;
/** The first page's parameters as read, for that page's lifetime. */
const entered = new WeakMap<object, Query>();

/**
 * Page parameters; Alipay decodes them by itself (`behavior.decodeQuery`), like our web router. A scanned code's
 * `query_param` is only in the app's launch options, so the first page reads it from there.
 * @param path of the page, with or without a leading slash
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
