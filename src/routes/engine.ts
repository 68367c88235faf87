import Taro from '@tarojs/taro';
import { FALLBACK_ROUTE, MOST_REDIRECTS } from './constants';
import { pageOf, TAB_ROUTES } from './derive';
import type { Engine, GoKind, Outcome } from './engine-types';
import { askBefore } from './guards';
import { locate, relocate } from './location';
import type { RouteLocation, RouteState } from './location';
import { isAwaited, setIntent } from './mini/intent';
import { locationOfNative } from './mini/native-page';
import { matchPath, miniUrl } from './mini/pages';
import { createMoveLock } from './move-lock';
import type { Query } from './query';
import { deliverState } from './route-state';
import { routeOf } from './table';
import type { RouteName } from './table';
/** Maximum page stack of WeChat and Alipay; one more `navigateTo` fails. */
const STACK_LIMIT = 10;

let newest = 0;
const leaving = createMoveLock();
const opening = createMoveLock();
/** URL of the page that was opened last. */
let opened = '';

const top = () => Taro.getCurrentPages().at(-1);

function current(): RouteLocation | undefined {
  const page = top();
  return page && locationOfNative(page);
}

const isTab = (name: RouteName): boolean => TAB_ROUTES.some((tab) => tab === name);

const isSame = (one: Query, other: Query): boolean =>
  Object.keys({ ...one, ...other }).every((key) => (one[key] ?? '') === (other[key] ?? ''));

/** Whether a link leads to the page on top: it was tapped while that page slid over the one with the link. */
function isOnTop({ name, query }: RouteLocation, kind: GoKind): boolean {
  const shown = kind === 'push' && !isTab(name) ? current() : undefined;
  return shown?.name === name && isSame(shown.query, query);
}

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
      // The second tap of two on a link: the platform would put the same page on the stack again.
      if (kind === 'push' && opening.isHeld() && opened === to.url) return 'superseded';
      opened = to.url;
      deliverState(to.name, to.state);
      if (isOnTop(to, kind)) return 'done';
      setIntent(kind);
      return opening
        .during(
          () => open(to, kind),
          () => !isAwaited(),
        )
        .then(
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
  if (leaving.isHeld()) return 'superseded';
  const depth = Taro.getCurrentPages().length - 1;
  if (depth === 0) return go(routeOf(FALLBACK_ROUTE).path, 'tab');
  const left = top();
  return leaving
    .during(
      () => Taro.navigateBack({ delta: Math.min(delta, depth) }),
      () => top() !== left,
    )
    .then(
      () => 'done' as const,
      () => 'failed' as const,
    );
}

/**
 * Mini-programs: the native page stack. Guards cannot block the system's back gesture. A subpackage's code loads with
 * its first page, so nothing is prepared.
 */
export const engine: Engine = {
  go,
  back,
  current,
  below: () => Taro.getCurrentPages().slice(0, -1).map(locationOfNative),
  prepare: () => undefined,
};
