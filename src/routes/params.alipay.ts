import { ownParams } from './own-params';
import type { Query } from './query';

type Params = Readonly<Record<string, unknown>>;
interface LaunchOptions {
  readonly path?: string;
  readonly query?: Params;
}
declare const my: {
  getLaunchOptionsSync?(): LaunchOptions | undefined;
  onAppShow?(listener: (options?: LaunchOptions) => void): void;
};

const plain = (path = ''): string => path.replace(/^\/|\?.*$/g, '');

/** Whether a page other than the first has been read; launch options no longer apply then. */
let wasLeft = false;
/** What the latest code told the running app as it came to the foreground, for the page that it opens. */
let reopened: LaunchOptions | undefined;
my.onAppShow?.((options) => {
  if (options?.path && Object.keys(ownParams(options.query)).length > 0) reopened = options;
});

/** The parameters of such pages as read, for the page's lifetime. */
const entered = new WeakMap<object, Query>();

/** The options with which the page at a path was opened from outside; undefined for a page opened within the app. */
function enteredBy(path: string): LaunchOptions | undefined {
  if (reopened && plain(reopened.path) === plain(path)) return reopened;
  const launch = my.getLaunchOptionsSync?.() ?? {};
  if (plain(launch.path) !== plain(path)) wasLeft = true;
  return wasLeft ? undefined : launch;
}

/**
 * Page parameters; Alipay decodes them by itself (`behavior.decodeQuery`), like our web router. A scanned code's
 * `query_param` is only in the app's launch options, so the page that it opens reads it from there:
 * at a cold start from the launch options, in a running app from those of its return to the foreground.
 * @param path of the page, with or without a leading slash
 */
export function readParams(params: Params | undefined, path?: string): Query {
  const own = ownParams(params);
  if (path === undefined || Object.keys(own).length > 0) return own;
  const routeParams = params && entered.get(params);
  if (routeParams) return routeParams;
  const launch = enteredBy(path);
  const query = launch ? ownParams(launch.query) : own;
  if (params && launch) entered.set(params, query);
  return query;
}
