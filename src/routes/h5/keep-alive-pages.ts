/** Pages kept for a while: each leaves by itself when its time is over. Pure of the document. */
export class KeepAlivePages<Page> {
  private readonly timers = new Map<Page, ReturnType<typeof setTimeout> | undefined>();

  /** @param expire called with a page whose time is over; it is no longer kept then. */
  constructor(private readonly expire: (page: Page) => void) {}

  /** Keeps a page for `ms`; `Infinity` sets no timer. */
  keep(page: Page, ms: number): void {
    this.release(page);
    const timer = Number.isFinite(ms)
      ? setTimeout(() => {
          this.timers.delete(page);
          this.expire(page);
        }, ms)
      : undefined;
    this.timers.set(page, timer);
  }

  /** Takes a page out without expiring it. */
  release(page: Page): void {
    clearTimeout(this.timers.get(page));
    this.timers.delete(page);
  }

  /** First kept page that answers the description. */
  find(test: (page: Page) => boolean): Page | undefined {
    return this.all().find(test);
  }

  /** Every kept page, oldest first. */
  all(): Page[] {
    return [...this.timers.keys()];
  }
}
