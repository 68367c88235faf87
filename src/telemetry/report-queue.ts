/** Maximum concurrent reports (specification §9). */
export const REPORTS_AT_A_TIME = 2;

/** Runs reports in order, at most two at a time. A failed one is dropped. */
export function createReportQueue(): (report: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  const next = (): void => {
    while (running < REPORTS_AT_A_TIME) {
      const report = waiting.shift();
      if (!report) return;
      running += 1;
      const end = (): void => {
        running -= 1;
        next();
      };
      report().then(end, end);
    }
  };
  return (report) => {
    waiting.push(report);
    next();
  };
}
