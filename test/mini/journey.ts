import type { App } from '../simulator/app';

/** One step of a person's way through the app: tests assert after it, the benchmark measures it. */
export interface Step {
  name: string;
  run: (app: App) => Promise<unknown>;
}

/** Steps in order; each starts where the one before ended. */
export const journey: readonly Step[] = [
  { name: 'open home', run: (app) => app.open('pages/main/home/index') },
  { name: 'tab: clinics', run: (app) => app.tab(1) },
  { name: 'tab: mine', run: (app) => app.tab(2) },
  { name: 'tab: back to home', run: (app) => app.tab(0) },
];
