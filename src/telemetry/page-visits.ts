import type { PageVisit } from '@contract/telemetry/endpoints';
import { traceId } from '@/http/wire/trace-id';
import { postLeaving, postReport } from './post';
import { createReportQueue } from './report-queue';

/** ms between two ticks of the timer (specification §9). */
export const TICK = 1000;

const PATH = '/analytics/pageVisit/report.do';

const queue = createReportQueue();
let visit: PageVisit | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

function finish(): PageVisit | null {
  clearInterval(timer);
  const done = visit;
  visit = null;
  return done && done.duration > 0 ? done : null;
}

/** Called when a page is shown: reports the previous page's visit and starts counting this page's seconds. */
export function visitPage(route: string): void {
  const done = finish();
  if (done) queue(() => postReport(PATH, done));
  visit = { id: traceId(), duration: 0, data: { route } };
  timer = setInterval(() => {
    if (visit) visit = { ...visit, duration: visit.duration + 1 };
  }, TICK);
}

/** Called when the app is left: reports the visit at once. Returning starts a new one. */
export function leaveVisit(): void {
  const done = finish();
  if (done) postLeaving(PATH, done);
}
