import { routeOf } from '../table';
import { isBehind, isReusable, keepFor, scrollFor, staysFor } from './transition';
import type { Destination } from './transition';

const page = (name: string, index: number, url = `/${name}`) => ({
  index,
  location: { name, url },
});
const to = (change: Partial<Destination>): Destination => ({
  kind: 'push',
  index: 1,
  name: 'vaccineList',
  url: '/vaccineList',
  isTab: false,
  ...change,
});

test('a page is kept when one moves on from it, and goes when one goes back or replaces it', () => {
  const home = routeOf('home');
  expect(keepFor(home, 'push')).toBe(600_000);
  expect(keepFor(home, 'tab')).toBe(600_000);
  expect(keepFor(routeOf('mine'), 'forward')).toBe(Infinity);
  for (const kind of ['back', 'replace', 'relaunch'] as const) expect(keepFor(home, kind)).toBe(0);
  expect(keepFor(routeOf('about'), 'push')).toBe(0);
});

test('only pages that save their position come back to it', () => {
  expect(scrollFor(routeOf('home'), 700)).toBe(700);
  expect(scrollFor(routeOf('departmentList'), 700)).toBe(0);
});

test('the way back finds the page of its place and URL', () => {
  const list = page('vaccineList', 1);
  expect(isReusable(list, to({ kind: 'back' }))).toBe(true);
  expect(isReusable(list, to({ kind: 'back', index: 3 }))).toBe(false);
  expect(isReusable(list, to({ kind: 'back', url: '/vaccineList?q=1' }))).toBe(false);
  expect(isReusable(list, to({ kind: 'push' }))).toBe(false);
});

test('a tab page is found from anywhere, unless it is asked for with another query', () => {
  const home = page('home', 0);
  const visit = to({ kind: 'tab', index: 4, name: 'home', url: '/home', isTab: true });
  expect(isReusable(home, visit)).toBe(true);
  expect(isReusable(home, { ...visit, url: '/home?city=1' })).toBe(false);
});

test('pages ahead of the new place are left behind, tab pages are not', () => {
  expect(isBehind(page('vaccineList', 2), to({ kind: 'back', index: 1 }), false)).toBe(true);
  expect(isBehind(page('vaccineList', 0), to({ index: 1 }), false)).toBe(false);
  expect(isBehind(page('mine', 5), to({ index: 1 }), true)).toBe(false);
  expect(isBehind(page('mine', 0), to({ kind: 'relaunch' }), true)).toBe(true);
});

test('pushing what is shown changes nothing, relaunching it does', () => {
  const shown = page('vaccineList', 1);
  expect(staysFor(shown, to({}))).toBe(true);
  expect(staysFor(shown, to({ url: '/vaccineList?q=1' }))).toBe(false);
  expect(staysFor(shown, to({ kind: 'relaunch' }))).toBe(false);
});
