/** Pages kept alive for a limited time; each is removed when its time expires. Independent of the DOM. */
export class KeepAlivePages<Page> {
  private readonly timers = new Map<Page, ReturnType<typeof setTimeout> | undefined>();

  /** @param expire called with an expired page, after its removal. */
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

  /** Removes a page without calling `expire`. */
  release(page: Page): void {
    clearTimeout(this.timers.get(page));
    this.timers.delete(page);
  }

  /** First kept-alive page that matches. */
  find(test: (page: Page) => boolean): Page | undefined {
    return this.all().find(test);
  }

  /** Every kept-alive page, oldest first. */
  all(): Page[] {
    return [...this.timers.keys()];
  }
}
