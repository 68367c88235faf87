import type { Provider } from '../server/kit/harness';
import type { Visitor } from '../browser/kit/visitor';
import { runClockOffset } from '../run-clock';

/** The usual start of a run (test/setup/run-clock.mjs), whose sample data the screens show. */
const START = '2026-12-07T10:00+08:00';
/** When the sample people book and are written to, ms: the morning after, on which the sample clinics are open. */
const BEFORE = Date.parse('2026-12-08T10:30+08:00');
/** What every clock shows in the screenshots, ms. */
const SHOWN = Date.parse('2026-12-08T10:45+08:00');

/** Lets this suite begin at the usual start, whenever its run began. Before its provider and its browser start. */
export function startUsualClock(): void {
  // eslint-disable-next-line local/no-chance -- the run's own instant is what this replaces
  const offset = runClockOffset() + Date.parse(START) - Date.now();
  process.env['RUN_CLOCK'] = START;
  process.env['RUN_CLOCK_OFFSET_MS'] = String(offset);
}

/** Sets the provider's clock to the hour in which the sample is made. */
export const setClockBefore = (provider: Provider): Promise<void> => provider.jobsAt(BEFORE);

/** Sets the provider's clock to the instant of the screenshots; it goes on from there, so again before each of them. */
export const setProviderClock = (provider: Provider): Promise<void> => provider.moveTo(SHOWN);

/** Lets every page of a visitor begin at the instant of the screenshots. Time passes: the framework's timers count by it. */
export async function setPageClock({ context }: Visitor): Promise<void> {
  await context.addInitScript(beginDateAt, SHOWN);
}

/** Runs in a page, before its own scripts. */
function beginDateAt(instant: number): void {
  const machine = Date;
  const now = (): number => Math.floor(instant + performance.now());
  globalThis.Date = new Proxy(machine, {
    construct: (target, args: unknown[], to: typeof Date) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], to) as Date,
    apply: () => new machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key, target) as unknown)),
  });
}
