import { App } from './app';
import type { LaunchOptions } from './options';
import { describe } from './sandbox';

const running = new Set<App>();

/**
 * Boots a built mini-program.
 * @param root folder of the build, e.g. `dist/weapp`
 */
export async function launch(root: string, options: LaunchOptions): Promise<App> {
  const app = new App(root, options);
  running.add(app);
  await app.boot();
  return app;
}

/** Throws the first uncaught error that any running app has had. For afterEach. */
export function assertNoAppErrors(): void {
  for (const app of running) {
    const [first, ...more] = app.takeErrors();
    if (first === undefined) continue;
    // In this form jest does not print the minified line that the stack points to.
    const where = describe(first).replace(/^\s+at /gm, '  in ');
    const others = more.length ? ` (and ${more.length} more)` : '';
    throw new Error(`uncaught error in the ${app.platform} app${others}: ${where}`);
  }
}

/** Ends every running app. For afterAll. */
export function closeAllApps(): void {
  for (const app of running) app.close();
  running.clear();
}
