import { setImmediate } from 'node:timers';

interface Timer {
  id: number;
  due: number;
  every?: number;
  run: () => void;
}

/**
 * The app's time: `Date` and timers of the app under test. Timers only run when the test advances time,
 * so countdowns and timeouts are exact and cost no waiting.
 */
export class Clock {
  private elapsed = 0;
  private timers: Timer[] = [];
  private lastId = 0;
  /** The machine's time, ms, while the code of a timer runs. */
  private still: number | undefined;

  /** @param start fixed start of `Date` in ms; without it `Date` follows the machine's clock between timers. */
  constructor(
    private readonly start: number | undefined,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Current time in ms since 1970, as the app's `Date` reports it. */
  readonly now = (): number => (this.start ?? this.still ?? Date.now()) + this.elapsed;

  readonly setTimeout = (run: unknown, ms = 0, ...args: unknown[]): number =>
    this.add(run, Number(ms) || 0, args);

  readonly setInterval = (run: unknown, ms = 0, ...args: unknown[]): number => {
    const every = Math.max(Number(ms) || 0, 4);
    return this.add(run, every, args, every);
  };

  readonly clear = (id: unknown): void => {
    this.timers = this.timers.filter((timer) => timer.id !== id);
  };

  /** Virtual ms that have passed since launch. */
  get passed(): number {
    return this.elapsed;
  }

  /** Due time (virtual ms) of the next timer, if any. */
  get nextDue(): number | undefined {
    return this.timers.reduce<number | undefined>(
      (least, timer) => (least === undefined || timer.due < least ? timer.due : least),
      undefined,
    );
  }

  /** Runs the next timer that is due by `limit`, which takes none of the app's time; returns whether there was one. */
  runNext(limit: number): boolean {
    const due = this.nextDue;
    if (due === undefined || due > limit) return false;
    const timer = this.timers.find((each) => each.due === due);
    if (!timer) return false;
    this.elapsed = Math.max(this.elapsed, due);
    if (timer.every === undefined) this.clear(timer.id);
    else timer.due += timer.every;
    // React stops after 5 ms of work to let other timers run: what it gives to the view at a time would depend on the load.
    this.still = Date.now();
    try {
      timer.run();
    } catch (error) {
      this.onError(error);
    } finally {
      this.still = undefined;
    }
    return true;
  }

  /** Advances time without running timers; those that came due meanwhile are due once, now. */
  sleepTo(elapsed: number): void {
    this.skipTo(elapsed);
    for (const timer of this.timers) timer.due = Math.max(timer.due, this.elapsed);
  }

  skipTo(elapsed: number): void {
    this.elapsed = Math.max(this.elapsed, elapsed);
  }

  stop(): void {
    this.timers = [];
  }

  private add(run: unknown, ms: number, args: unknown[], every?: number): number {
    if (typeof run !== 'function') throw new TypeError('a timer needs a function');
    const id = ++this.lastId;
    this.timers.push({ id, due: this.elapsed + Math.max(0, ms), every, run: () => run(...args) });
    return id;
  }
}

/** Lets pending promises and I/O callbacks of this process run once. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
