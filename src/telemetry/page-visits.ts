import type { PageVisit } from '@contract/telemetry/endpoints';
import { traceId } from '@/http/trace-id';
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

/** A page comes up: the visit of the one before is reported, and its own seconds are counted from now. */
export function visitPage(route: string): void {
  const done = finish();
  if (done) queue(() => postReport(PATH, done));
  visit = { id: traceId(), duration: 0, data: { route } };
  timer = setInterval(() => {
    if (visit) visit = { ...visit, duration: visit.duration + 1 };
  }, TICK);
}

/** The app is left: the visit is reported at once. Coming back begins another one. */
export function leaveVisit(): void {
  const done = finish();
  if (done) postLeaving(PATH, done);
}
