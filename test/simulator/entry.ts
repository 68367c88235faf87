import type { App } from './app';
import { Failure } from './failure';
import { formatAddress, parseAddress } from './url';

/** WeChat's scene of a page opened from moments: one page, without login and without navigation. */
const MOMENTS_SCENE = 1154;

/** Refuses what WeChat refuses in a page opened from moments. */
export function refuseInMoments({ options }: App): void {
  if (options.start?.scene === MOMENTS_SCENE) throw new Failure('not allowed in single page mode');
}

/**
 * Opens a page as a card, a code or a message does. A path that is no page of the build is passed to `onPageNotFound`,
 * whose listeners have to navigate before they return; otherwise the platform shows its own "page not found", and this
 * throws.
 */
export function enter(app: App, path: string, query: Record<string, string>): void {
  const address = formatAddress(path, query);
  const wanted = parseAddress(address, '', app.platform);
  if (app.manifest.pages.includes(wanted.path)) return app.router.reLaunch(address);
  const [front] = app.router.stack.slice(-1);
  app.router.isLost = true;
  try {
    app.callApp('onPageNotFound', app.handOver({ ...wanted, isEntryPage: true }));
    app.device.emit('pageNotFound', app.handOver({ ...wanted, isEntryPage: true }));
  } finally {
    app.router.isLost = false;
  }
  const [shown] = app.router.stack.slice(-1);
  if (!shown || shown === front)
    throw new Error(`"page not found" stands there for ${wanted.path}: nobody led on at once`);
}
