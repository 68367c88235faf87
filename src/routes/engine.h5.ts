import type { Engine } from './engine-types';
import { back, go } from './h5/navigation';
import { shownPage } from './h5/stage';

/** The browser: our own router. */
export const engine: Engine = { go, back, current: () => shownPage()?.location };
