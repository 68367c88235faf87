/** By how much a run's clocks are ahead of the machine's, ms; read by test/run-clock.ts too. */
const OFFSET = 'RUN_CLOCK_OFFSET_MS';
/** A Monday morning in China, no holiday, in the middle of no month's turn. */
const USUAL = '2026-12-07T10:00+08:00';

/**
 * Starts the clock of a run, unless this process is part of one: every run begins on the same Monday morning, whenever it
 * takes place, so that no test meets a midnight, a weekend, a month's end or a holiday that it has not chosen. Time passes
 * as usual; the clocks of tests (environment/), of providers (test/server/kit/provider-process.ts) and of pages
 * (test/browser/browser.ts) are ahead of the machine's by the same amount. `RUN_CLOCK=2028-02-29T23:57+08:00 npm test`
 * begins at another instant.
 * @throws Error where RUN_CLOCK is no instant
 */
export function startRunClock() {
  if (process.env[OFFSET] !== undefined) return;
  const begins = process.env.RUN_CLOCK ?? USUAL;
  const start = Date.parse(begins);
  if (Number.isNaN(start)) throw new Error(`RUN_CLOCK: ${begins} is no instant such as ${USUAL}`);
  process.env.RUN_CLOCK = begins;
  process.env[OFFSET] = String(start - Date.now());
}

/**
 * Sets a world's clock ahead of the machine's. Its `Date.now` stays one that a test can replace.
 * @param world global object of a test. @param offset ms
 */
export function setClockAhead(world, offset) {
  const Machine = world.Date;
  const machineNow = Machine.now.bind(Machine);
  const now = () => machineNow() + offset;
  Machine.now = now;
  world.Date = new Proxy(Machine, {
    construct: (target, args, to) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], to),
    apply: (target) => new target(now()).toString(),
  });
}
