import type { App } from '../app';
import { Failure } from '../failure';
import { mirrorAttributes } from '../mirror';
import { nodeOf } from '../nodes';
import type { PageHost } from '../page-host';

/** Height of the visible part of a page, px, as `selectViewport` answers it. */
const VIEWPORT = 724;

interface Margins {
  readonly top?: number;
  readonly bottom?: number;
}

interface Watch {
  readonly page: PageHost;
  readonly selector: string;
  readonly margins: Margins;
  readonly report: (found: unknown) => void;
  /** Undefined before the first report. */
  wasIn?: boolean;
}

/** The observers of an app's pages. */
export class Watches {
  private readonly watches = new Set<Watch>();

  constructor(private readonly app: App) {}

  /** Reports what has entered or left since the last time. Without layout (`app.flow`) nothing does. */
  check(): void {
    this.checkThese([...this.watches]);
  }

  add(watch: Watch): () => void {
    this.watches.add(watch);
    this.app.clock.setTimeout(() => this.checkThese([watch]));
    return () => void this.watches.delete(watch);
  }

  private checkThese(watches: readonly Watch[]): void {
    const { app } = this;
    if (!app.flow) return;
    const { dom } = app.router.current;
    mirrorAttributes(dom);
    // Long lists are watched piece by piece: one search instead of hundreds.
    const byId = new Map([...dom.querySelectorAll('[id]')].map((each) => [`#${each.id}`, each]));
    for (const watch of watches) {
      // A page behind another one is not laid out anew.
      if (!this.watches.has(watch) || watch.page !== app.router.current) continue;
      const found = byId.get(watch.selector) ?? dom.querySelector(watch.selector);
      const node = found ? nodeOf(found) : undefined;
      if (node) this.checkOne(watch, app.flow(node));
    }
  }

  private checkOne(watch: Watch, { top, height }: { top: number; height: number }): void {
    const { app } = this;
    const { page, margins } = watch;
    const from = top - page.scrollTop;
    const isIn =
      height > 0 && from < VIEWPORT + (margins.bottom ?? 0) && from + height > -(margins.top ?? 0);
    if (isIn === watch.wasIn) return;
    watch.wasIn = isIn;
    const box = { left: 0, right: 375, top: from, bottom: from + height, width: 375, height };
    const found = { intersectionRatio: isIn ? 1 : 0, boundingClientRect: box };
    app.guard(() => watch.report(app.handOver(found)));
  }
}

/** WeChat's first argument is the page or component in which it looks; Alipay's are the options. */
export function createIntersectionObserver(app: App, first: unknown): unknown {
  const page = app.router.current;
  if (app.platform === 'weapp' && first !== page.native)
    throw new Failure('createIntersectionObserver looks in the page that it is given');
  if (app.platform === 'alipay' && first === page.native)
    throw new Failure('createIntersectionObserver takes options');
  let margins: Margins = {};
  const ends: (() => void)[] = [];
  const observer = {
    relativeTo: () => observer,
    relativeToViewport: (given: Margins = {}) => {
      margins = given;
      return observer;
    },
    observe: (selector: string, report: (found: unknown) => void) =>
      void ends.push(app.watches.add({ page, selector, margins, report })),
    disconnect: () => ends.forEach((end) => end()),
  };
  return observer;
}
