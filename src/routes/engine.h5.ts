import { pageOf } from './derive';
import type { Engine } from './engine-types';
import { back, go, pagesBelow } from './h5/navigation';
import { fetchPage } from './h5/page-modules';
import { currentLocation } from './h5/page-host';

/**
 * The browser: our own router. Its parts are resolved at call time (import cycle): the router's error page navigates
 * too.
 */
export const engine: Engine = {
  go: (...to) => go(...to),
  back: (delta) => back(delta),
  prepare: (name) => fetchPage(pageOf(name)),
  current: () => currentLocation(),
  below: () => pagesBelow(),
};
