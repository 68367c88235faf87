let added = 0;

/**
 * ms on a clock that never goes back, for the age of what is kept in memory. One for the process, as that of the machine
 * is: what is kept in memory knows no clock of its own.
 */
export const elapsed = (): number => performance.now() + added;

/** Makes everything kept in memory older. @param ms 0 or more */
export function letPass(ms: number): void {
  added += ms;
}
