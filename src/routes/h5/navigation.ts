import { eventCenter } from '@tarojs/runtime';
import { onLayersChange } from '@/ui/a11y/open-layers';
import { FALLBACK_ROUTE, MOST_REDIRECTS } from '../constants';
import { pageOf } from '../derive';
import type { GoKind, Outcome } from '../engine-types';
import { askBefore, notifyAfter } from '../guards';
import type { NavigationKind } from '../guards';
import { locate, relocate } from '../location';
import type { RouteLocation, RouteState } from '../location';
import { routeOf } from '../table';
import {
  coverDepth,
  currentEntry,
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
import { enter, shownPage } from './page-host';
const HOME = routeOf(FALLBACK_ROUTE).path;

/** Place of the browser in its history; ahead of the shown page while a move is being decided. */
let place = 0;
/** Number of the newest navigation; older ones that are still waiting have been superseded. */
let newest = 0;
/** Place that a move of our own, undoing a blocked one, is about to report. */
let undoing: number | null = null;
let waitingForMove: ((outcome: Outcome) => void) | undefined;
/** Navigations that have not ended yet. */
let running = 0;
/** Pages change one after another, so that two never mount at once. */
let swapping: Promise<void> = Promise.resolve();

interface Request {
  readonly kind: NavigationKind;
  readonly url: string;
  readonly state?: RouteState;
  /** The browser's history already stands at the new place. */
  readonly arrived: boolean;
}

async function decide(request: Request): Promise<RouteLocation | 'blocked' | 'superseded'> {
  const mine = newest;
  let to = locate(request.url, matchPath, request.state);
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

/** Covers come and go only while nothing else moves through the history. */
function settle(): void {
  if (running === 0 && !waitingForMove && undoing === null) settleOverlays();
}

function undoMove(): void {
  const back = (shownPage()?.index ?? place) - place;
  if (back === 0) return;
  place += back;
  undoing = place;
  moveBy(back);
}

const adds = ({ kind, arrived }: Request): boolean => kind === 'push' && !arrived;

function record(to: RouteLocation, request: Request): void {
  if (adds(request)) place += 1;
  // A page that is opened out of a sheet takes over the entry that the sheet had.
  const isNew = adds(request) && coverDepth() === 0;
  (isNew ? pushEntry : replaceEntry)(to.url, place, to.state);
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
  const turn = swapping.then(() => enter(to, place, request.kind));
  swapping = turn.catch(() => undefined);
  await turn;
  notifyAfter({ to, from, kind: request.kind });
  return 'done';
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
    // The caller only needs to know that it stays.
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
  const isSamePage = arrival.index === place;
  onArrivalAtCover(isSamePage);
  if (isSamePage) return settle();
  const before = place;
  place = arrival.index ?? before + 1;
  if (arrival.index === null) replaceEntry(arrival.url, place);
  const moved = place < before ? 'back' : 'forward';
  const outcome = await navigate({
    // A hash that was typed, or that another script has set, is opened anew.
    kind: arrival.index === null ? 'push' : moved,
    url: arrival.url || HOME,
    state: arrival.state,
    arrived: true,
  });
  waitingForMove?.(outcome);
  waitingForMove = undefined;
  settle();
}

/** Shows the page of the current URL and follows the browser's history from then on. */
export async function start(): Promise<void> {
  const entry = currentEntry();
  place = entry.index ?? 0;
  listenToHistory((arrival) => void onArrival(arrival));
  // Once for all that changes together, e.g. a sheet that a question takes the place of.
  onLayersChange(() => void Promise.resolve().then(settle));
  const url = entry.url || HOME;
  const outcome = await navigate({ kind: 'start', url, state: entry.state, arrived: true });
  if (outcome === 'blocked' || outcome === 'failed') await go(HOME, 'replace');
}

/** Navigates to a URL of ours. */
export const go = (url: string, kind: GoKind, state?: RouteState): Promise<Outcome> =>
  navigate({ kind, url, state, arrived: false });

/** Goes back by `delta` pages; where the history does not reach, to its beginning or home. */
export async function back(delta: number): Promise<Outcome> {
  const steps = Math.min(delta, place);
  if (steps > 0) {
    await removeOverlays(Infinity);
    const arrived = new Promise<Outcome>((resolve) => {
      waitingForMove = resolve;
    });
    moveBy(-steps - coverDepth());
    return arrived;
  }
  return shownPage()?.location.url === HOME ? 'done' : go(HOME, 'replace');
}

/** Tells Taro, before anything is shown, where the app was started. */
export function announceLaunch(): { path: string; query: Record<string, string> } {
  const to = locate(currentEntry().url || HOME, matchPath);
  const launch = { path: pageOf(to.name), query: { ...to.query } };
  eventCenter.trigger('__taroRouterLaunch', launch);
  return launch;
}
