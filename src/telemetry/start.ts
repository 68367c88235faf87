import type { EventBatch } from '@contract/telemetry/endpoints';
import { traceId } from '@/http/wire/trace-id';
import { onAppHide } from '@/platform/lifecycle';
import { systemInfo } from '@/platform/system-info';
import { createCollector } from './collector';
import { watchErrors } from './errors';
import { leaveVisit } from './page-visits';
import { postLeaving, postReport } from './post';
import { setTrackSink } from './track';
import type { TrackedEvent } from './track';
import { leaveWithRecords, sendStoredRecords } from './video-records';

const PATH = '/analytics/event/report.do';

/** Starts telemetry: batched events, uncaught errors, and reports left over from an earlier run. */
export function startTelemetry(): void {
  const run = traceId();
  const batch = (events: readonly TrackedEvent[]): EventBatch => ({
    run,
    version: APP_VERSION,
    platform: systemInfo().target,
    events: [...events],
  });
  const collector = createCollector({
    send: (events) => postReport(PATH, batch(events)),
    sendLeaving: (events) => void postLeaving(PATH, batch(events)),
  });
  setTrackSink(collector.add);
  watchErrors();
  onAppHide((isEnding) => {
    leaveVisit();
    leaveWithRecords(isEnding);
    collector.leave();
  });
  sendStoredRecords();
}
