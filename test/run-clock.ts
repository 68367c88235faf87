/** ms by which the clocks of this run are ahead of the machine's (setup/run-clock.mjs); 0 where it has none of its own. */
export const runClockOffset = (): number => Number(process.env['RUN_CLOCK_OFFSET_MS'] ?? 0);

/** Setting by which a process of the provider has the run's clock. */
export const clockSetting = (): { readonly CLOCK_OFFSET_MS: string } => ({
  CLOCK_OFFSET_MS: String(runClockOffset()),
});

/** The run's instant in a statement: a database has the machine's clock. */
export const sqlNow = (): string => `(now() + interval '${runClockOffset()} milliseconds')`;

/** The run's day in a statement, in the time zone of its session. */
export const sqlToday = (): string => `${sqlNow()}::date`;
