import Taro from '@tarojs/taro';
import { FALLBACK_ROUTE, MOST_REDIRECTS } from './constants';
import { pageOf, TAB_ROUTES } from './derive';
import type { Engine, GoKind, Outcome } from './engine-types';
import { askBefore } from './guards';
import { locate, relocate } from './location';
import type { RouteLocation, RouteState } from './location';
import { setIntent } from './mini/intent';
import { locationOfNative } from './mini/native-page';
import { matchPath, miniUrl } from './mini/pages';
import { deliverState } from './route-state';
import { routeOf } from './table';
import type { RouteName } from './table';
/** Maximum page stack of WeChat and Alipay; one more `navigateTo` fails. */
const STACK_LIMIT = 10;

let newest = 0;

function current(): RouteLocation | undefined {
  const page = Taro.getCurrentPages().at(-1);
  return page && locationOfNative(page);
}

const isTab = (name: RouteName): boolean => TAB_ROUTES.some((tab) => tab === name);

async function open(to: RouteLocation, kind: GoKind): Promise<void> {
  const url = miniUrl(to);
  if (kind === 'relaunch') await Taro.reLaunch({ url });
  else if (isTab(to.name)) await Taro.switchTab({ url: `/${pageOf(to.name)}` });
  else if (kind === 'push' && Taro.getCurrentPages().length < STACK_LIMIT) {
    await Taro.navigateTo({ url });
  } else await Taro.redirectTo({ url });
}

async function go(url: string, kind: GoKind, state?: RouteState): Promise<Outcome> {
  newest += 1;
  const mine = newest;
  const from = current();
  let to = locate(url, matchPath, state);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await askBefore({ to, from, kind });
    if (mine !== newest) return 'superseded';
    if (answer === false) return 'blocked';
    if (answer === undefined) {
      deliverState(to.name, to.state);
      setIntent(kind);
      return open(to, kind).then(
        () => 'done' as const,
        () => {
          setIntent(undefined);
          return 'failed' as const;
        },
      );
    }
    to = relocate(to, answer, matchPath);
  }
  return 'blocked';
}

async function back(delta: number): Promise<Outcome> {
  const depth = Taro.getCurrentPages().length - 1;
  if (depth === 0) return go(routeOf(FALLBACK_ROUTE).path, 'tab');
  await Taro.navigateBack({ delta: Math.min(delta, depth) });
  return 'done';
}

/**
 * Mini-programs: the native page stack. Guards cannot block the system's back gesture. A subpackage's code loads with
 * its first page, so nothing is prepared.
 */
export const engine: Engine = { go, back, current, prepare: () => undefined };
