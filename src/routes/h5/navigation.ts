import { eventCenter } from '@tarojs/runtime';
import { onLayersChange } from '@/ui/a11y/open-layers';
import { FALLBACK_ROUTE, MOST_REDIRECTS } from '../constants';
import { pageOf } from '../derive';
import type { GoKind, Outcome } from '../engine-types';
import { askBefore, notifyAfter } from '../guards';
import type { Navigation, NavigationKind } from '../guards';
import { locate, relocate } from '../location';
import type { RouteLocation, RouteState } from '../location';
import { createMoveLock } from '../move-lock';
import { routeOf } from '../table';
import {
  coverDepth,
  currentEntry,
  entriesBelow,
  hashUrl,
  listenToHistory,
  moveBy,
  pushEntry,
  replaceEntry,
} from './browser-history';
import type { Arrival } from './browser-history';
import { onArrivalAtCover, removeOverlays, settleOverlays } from './overlay-history';
import { loadPage } from './page-modules';
import { report } from './report';
import { matchPath } from './scope';
import { isBootstrapped, onceBootstrapped, services } from './services';
import { enter, shownPage } from './page-host';
const HOME = routeOf(FALLBACK_ROUTE).path;

/** Current index in the browser's history; ahead of the shown page while guards decide on a move. */
let historyIndex = 0;
/** Number of the newest navigation; older pending ones are superseded. */
let newest = 0;
/** Index that our own move, which undoes a blocked one, will report. */
let undoing: number | null = null;
let waitingForMove: ((outcome: Outcome) => void) | undefined;
/** Held until the page before is shown: a second tap on the page that is being left would go back twice. */
const leaving = createMoveLock();
/** Navigations that have not ended yet. */
let running = 0;
/** Serialises page changes, so that two pages never mount at once. */
let swapping: Promise<void> = Promise.resolve();

/** A page shown before the guards were there; they are asked once they are. */
let unasked: Navigation | undefined;

interface Request {
  readonly kind: NavigationKind;
  readonly url: string;
  readonly state?: RouteState;
  /** The browser's history is already at the new entry. */
  readonly arrived: boolean;
}

/**
 * Waits for the services, whose guards decide on a navigation. Home without a query shows before; any page does where
 * their code cannot be loaded, and says so itself.
 * @returns whether the guards are there
 */
async function awaitGuards({ url }: RouteLocation): Promise<boolean> {
  if (url === HOME && window.location.search === '') return false;
  await services().catch(report);
  return isBootstrapped();
}

async function decide(request: Request): Promise<RouteLocation | 'blocked' | 'superseded'> {
  const mine = newest;
  let to = locate(request.url, matchPath, request.state);
  if (!isBootstrapped() && !(await awaitGuards(to))) {
    if (mine !== newest) return 'superseded';
    unasked = { to, from: shownPage()?.location, kind: request.kind };
    return to;
  }
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const from = shownPage()?.location;
    const answer = await askBefore({ to, from, kind: request.kind });
    if (mine !== newest) return 'superseded';
    if (answer === undefined) return to;
    if (answer === false) return 'blocked';
    to = relocate(to, answer, matchPath);
  }
  console.error(`Too many redirects on the way to ${request.url}`);
  return 'blocked';
}

/** Adjusts covers only while no other history move is in progress. */
function settle(): void {
  if (running === 0 && !waitingForMove && undoing === null) settleOverlays();
}

function undoMove(): void {
  const back = (shownPage()?.index ?? historyIndex) - historyIndex;
  if (back === 0) return;
  historyIndex += back;
  undoing = historyIndex;
  moveBy(back);
}

const adds = ({ kind, arrived }: Request): boolean => kind === 'push' && !arrived;

function record(to: RouteLocation, request: Request): void {
  const below = adds(request) ? [...entriesBelow(), hashUrl()] : entriesBelow();
  if (adds(request)) historyIndex += 1;
  // A page opened from a sheet reuses the sheet's history entry.
  const isNew = adds(request) && coverDepth() === 0;
  (isNew ? pushEntry : replaceEntry)({ url: to.url, index: historyIndex, state: to.state, below });
}

const isSamePush = (to: RouteLocation, { kind }: Request): boolean =>
  kind === 'push' && shownPage()?.location.url === to.url;

async function commit(to: RouteLocation, request: Request): Promise<Outcome> {
  const mine = newest;
  const from = shownPage()?.location;
  await removeOverlays(adds(request) && !isSamePush(to, request) ? 1 : 0);
  await loadPage(pageOf(to.name), () => {
    if (mine === newest) record(to, request);
  });
  if (mine !== newest) return 'superseded';
  record(to, isSamePush(to, request) ? { ...request, kind: 'replace' } : request);
  const turn = swapping.then(() => enter(to, historyIndex, request.kind));
  swapping = turn.catch(() => undefined);
  await turn;
  if (unasked) onceBootstrapped(() => void askLater());
  else notifyAfter({ to, from, kind: request.kind });
  return 'done';
}

/** Asks the guards about the page that was shown without them, and reports it to the after-guards. */
async function askLater(): Promise<void> {
  const navigation = unasked;
  if (!navigation) return;
  unasked = undefined;
  const answer = await askBefore(navigation);
  if (shownPage()?.location !== navigation.to) return;
  if (answer === undefined) notifyAfter(navigation);
  else await go(answer || HOME, 'replace');
}

async function navigate(request: Request): Promise<Outcome> {
  newest += 1;
  running += 1;
  const mine = newest;
  const undo = () => {
    if (mine === newest && request.arrived) undoMove();
  };
  try {
    const to = await decide(request);
    if (typeof to !== 'string') return await commit(to, request);
    if (to === 'blocked') undo();
    return to;
  } catch (error) {
    undo();
    // The caller only needs to know that the page did not change.
    report(error);
    return 'failed';
  } finally {
    running -= 1;
    settle();
  }
}

async function onArrival(arrival: Arrival): Promise<void> {
  if (undoing !== null) {
    const echo = undoing;
    undoing = null;
    if (arrival.index === echo) return settle();
  }
  const isSamePage = arrival.index === historyIndex;
  onArrivalAtCover(isSamePage);
  if (isSamePage) return settle();
  const before = historyIndex;
  historyIndex = arrival.index ?? before + 1;
  if (arrival.index === null)
    replaceEntry({ url: arrival.url, index: historyIndex, below: entriesBelow() });
  const moved = historyIndex < before ? 'back' : 'forward';
  const outcome = await navigate({
    // A hash typed by hand or set by another script opens as a new page.
    kind: arrival.index === null ? 'push' : moved,
    url: arrival.url || HOME,
    state: arrival.state,
    arrived: true,
  });
  waitingForMove?.(outcome);
  waitingForMove = undefined;
  settle();
}

/** Shows the page of the current URL, then follows the browser's history. */
export async function start(): Promise<void> {
  const entry = currentEntry();
  historyIndex = entry.index ?? 0;
  listenToHistory((arrival) => void onArrival(arrival));
  // Settles once for changes in the same task, e.g. a sheet replaced by a dialog.
  onLayersChange(() => void Promise.resolve().then(settle));
  const url = entry.url || HOME;
  const outcome = await navigate({ kind: 'start', url, state: entry.state, arrived: true });
  if (outcome === 'blocked' || outcome === 'failed') await go(HOME, 'replace');
}

/** Navigates to one of our URLs. */
export const go = (url: string, kind: GoKind, state?: RouteState): Promise<Outcome> =>
  navigate({ kind, url, state, arrived: false });

async function leave(steps: number): Promise<Outcome> {
  await removeOverlays(Infinity);
  const arrived = new Promise<Outcome>((resolve) => {
    waitingForMove = resolve;
  });
  moveBy(-steps - coverDepth());
  return arrived;
}

/** The pages that going back leads to, as far as they are known, the nearest last. */
export const pagesBelow = (): RouteLocation[] =>
  entriesBelow().map((url) => locate(url || HOME, matchPath));

/** Goes back by `delta` pages; if the history is shorter, to its start or home. */
export async function back(delta: number): Promise<Outcome> {
  if (leaving.isHeld()) return 'superseded';
  const steps = Math.min(delta, historyIndex);
  if (steps > 0) return leaving.during(() => leave(steps));
  return shownPage()?.location.url === HOME ? 'done' : go(HOME, 'replace');
}

/** Reports the launch page to Taro, before anything is shown. */
export function announceLaunch(): { path: string; query: Record<string, string> } {
  const to = locate(currentEntry().url || HOME, matchPath);
  const launch = { path: pageOf(to.name), query: { ...to.query } };
  eventCenter.trigger('__taroRouterLaunch', launch);
  return launch;
}
